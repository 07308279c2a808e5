import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkUrl, createSafeFetch, ForbiddenAddressError, isPublic } from "./safe-fetch";

let server: Server;
let port: number;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/redirect") response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    else response.end("hello");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
});

/** Resolves every name to these addresses. */
function resolveTo(...addresses: string[]) {
  const lookup = (
    _name: string,
    _options: unknown,
    callback: (e: null, a: { address: string; family: number }[]) => void,
  ) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  return lookup as unknown as NonNullable<Parameters<typeof createSafeFetch>[0]["lookup"]>;
}

describe("isPublic", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "0.0.0.0",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "::7f00:1",
    "::a9fe:a9fe",
    "64:ff9b:1::7f00:1",
    "fec0::1",
    "4000::1",
    "fe80::1%eth0",
    "198.18.0.1",
    "not an address",
  ])("refuses %s", (address) => expect(isPublic(address)).toBe(false));
  it.each(["93.184.215.14", "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])("takes %s", (address) =>
    expect(isPublic(address)).toBe(true),
  );
});

describe("createSafeFetch", () => {
  it.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://017700000001/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::127.0.0.1]/",
    "http://①②⑦.⓪.⓪.①/",
    "http://127。0。0。1/",
    "http://127.0.0.1./",
    "http://169.254.169.254/latest/meta-data/",
    "http://user:pw@example.com/",
    "file:///etc/passwd",
    "gopher://example.com/",
    "nonsense",
  ])("refuses %s before connecting", (url) => {
    expect(() => checkUrl(url, false)).toThrow(ForbiddenAddressError);
  });

  it("refuses a name that resolves to a private address, even among public ones", async () => {
    for (const lookup of [resolveTo("127.0.0.1"), resolveTo("1.1.1.1", "10.0.0.1"), resolveTo("::1")]) {
      const safe = createSafeFetch({ allowPrivate: false, lookup });
      const before = asked.length;
      await expect(safe.fetch(`http://rebound.example:${port}/`, {})).rejects.toThrow();
      expect(asked).toHaveLength(before);
      await safe.close();
    }
  });

  it("reaches a private address where that is allowed, and never follows a redirect", async () => {
    const safe = createSafeFetch({ allowPrivate: true, lookup: resolveTo("127.0.0.1") });
    const response = await safe.fetch(`http://my.example:${port}/`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(await response.text()).toBe("hello");
    await expect(safe.fetch(`http://127.0.0.1:${port}/redirect`, {})).rejects.toThrow(/redirects/);
    await safe.close();
  });
});
