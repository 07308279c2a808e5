import { isIP } from "node:net";

/** Set on each request by the server itself (`server-hooks.ts`), over anything that a client sent under this name. */
export const CLIENT_ADDRESS_HEADER = "x-failwell-client-address";

const UNKNOWN = "unknown";
/** Hextets of an IPv6 network: one household or machine usually owns a whole /64. */
const NETWORK_HEXTETS = 4;

/**
 * Who a request counts against: the peer's address, or, behind `trustedProxies` proxies of our own, the address that
 * the outermost of them saw. `x-forwarded-for` is never believed without a trusted proxy. IPv6 counts by /64.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const peer = headers.get(CLIENT_ADDRESS_HEADER) ?? UNKNOWN;
  if (trustedProxies === 0) return toNetwork(peer);
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return toNetwork(hops.at(-trustedProxies) || peer);
}

function toNetwork(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const version = isIP(mapped);
  if (version === 4) return mapped;
  if (version === 0) return UNKNOWN;
  const [head = "", tail] = (mapped.split("%")[0] ?? "").toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after]
    .slice(0, NETWORK_HEXTETS)
    .join(":");
}
