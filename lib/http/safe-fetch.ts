import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from "node:dns";
import ipaddr from "ipaddr.js";
import { Agent, fetch as undiciFetch } from "undici";

/** The address may not be asked by our server. `message` is fit to be shown. */
export class ForbiddenAddressError extends Error {
  override readonly name = "ForbiddenAddressError";
}

export type SafeFetchOptions = {
  /** Also private, loopback and link-local addresses: for a server that only its own user can reach. */
  allowPrivate: boolean;
  /** Resolves names; the system's resolver where left out. */
  lookup?: typeof dnsLookup;
};

export type SafeFetch = {
  fetch(url: string, init: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

const MAX_HEADER_BYTES = 16 * 1024;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * A `fetch` for addresses that a visitor names. The address is checked when the socket connects, so a name cannot be
 * resolved twice to different answers; redirects are refused.
 */
export function createSafeFetch({ allowPrivate, lookup = dnsLookup }: SafeFetchOptions): SafeFetch {
  const agent = new Agent({
    connect: { lookup: guardedLookup(lookup, allowPrivate), timeout: CONNECT_TIMEOUT_MS },
    maxHeaderSize: MAX_HEADER_BYTES,
    connections: 4,
  });
  return {
    async fetch(url, init) {
      checkUrl(url, allowPrivate);
      const { body, headers, method, signal } = init;
      if (body !== undefined && body !== null && typeof body !== "string")
        throw new TypeError("the body has to be a text");
      const response = await undiciFetch(url, {
        ...(method === undefined ? {} : { method }),
        ...(headers === undefined ? {} : { headers: Object.fromEntries(new Headers(headers)) }),
        ...(body ? { body } : {}),
        ...(signal ? { signal } : {}),
        redirect: "manual",
        dispatcher: agent,
      });
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel();
        throw new ForbiddenAddressError(
          "the server redirects elsewhere; give the address that it redirects to",
        );
      }
      return toWebResponse(response);
    },
    close: () => agent.destroy(),
  };
}

/** @throws ForbiddenAddressError for another protocol, credentials in the address, or a forbidden literal address */
export function checkUrl(text: string, allowPrivate: boolean): URL {
  const url = URL.parse(text);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw new ForbiddenAddressError("the address has to start with http:// or https://");
  }
  if (url.username !== "" || url.password !== "") {
    throw new ForbiddenAddressError("credentials do not belong in the address; send a header instead");
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && ipaddr.isValid(host) && !isPublic(host))
    throw new ForbiddenAddressError(`${host} is not a public address`);
  return url;
}

/** Whether an address is one of the public internet: no private, loopback, link-local, multicast, reserved or translated one. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  // IANA hands out 2000::/3 alone; elsewhere stand, among others, IPv4 addresses in a form given up long ago (::7f00:1).
  return parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Resolves a name and refuses it if any of its addresses is not public. */
function guardedLookup(lookup: typeof dnsLookup, allowPrivate: boolean) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), []);
      if (!allowPrivate && addresses.some(({ address }) => !isPublic(address))) {
        return callback(new ForbiddenAddressError(`${hostname} is not a public address`), []);
      }
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

/** undici's response as the platform's, so that callers need to know only one. */
function toWebResponse(response: Awaited<ReturnType<typeof undiciFetch>>): Response {
  const { status, body } = response;
  const headers = new Headers([...response.headers]);
  if (status === 204 || status === 205 || status < 200)
    return new Response(null, { status: status < 200 ? 204 : status, headers });
  return new Response(body ? readable(body.getReader()) : null, { status, headers });
}

function readable(reader: {
  read(): Promise<{ done: boolean; value?: unknown }>;
  cancel(reason?: unknown): Promise<void>;
}): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (value instanceof Uint8Array) controller.enqueue(value);
      if (done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
