import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { CLIENT_ADDRESS_HEADER } from "./client-address";
import { API_POLICY } from "./csp";
import { installServerHooks } from "./server-hooks";

const portSchema = z.object({ port: z.number() });
/** What the framework gets to see. */
const seenSchema = z.object({ url: z.string(), address: z.string(), policy: z.optional(z.string()) });

let root: string;
let server: Server;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "failwell-hooks-"));
  const dist = join(root, ".next");
  mkdirSync(join(dist, "server", "app", "en"), { recursive: true });
  const routes = { "/en/quiz": {}, "/en/not-found": {} };
  writeFileSync(join(dist, "prerender-manifest.json"), JSON.stringify({ routes, dynamicRoutes: {} }));
  const dynamicRoutes = [{ page: "/[locale]/lab", regex: "^/([^/]+?)/lab(?:/)?$" }];
  writeFileSync(join(dist, "routes-manifest.json"), JSON.stringify({ dynamicRoutes }));
  for (const page of ["quiz", "not-found"])
    writeFileSync(join(dist, "server", "app", "en", `${page}.html`), `<script>${page}()</script>`);
  vi.spyOn(process, "cwd").mockReturnValue(root);
  installServerHooks(true);
  vi.restoreAllMocks();
  server = createServer((req, res) => {
    const { [CLIENT_ADDRESS_HEADER]: address, "content-security-policy": policy } = req.headers;
    res.end(JSON.stringify({ url: req.url, address, policy }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = portSchema.parse(server.address());
  return new Promise<{ status: number | undefined; policy: string; seen: z.infer<typeof seenSchema> }>(
    (resolve, reject) => {
      request({ host: "127.0.0.1", port, path, headers, method }, (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () =>
          resolve({
            status: response.statusCode,
            policy: String(response.headers["content-security-policy"] ?? ""),
            seen: seenSchema.parse(JSON.parse(text)),
          }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

describe("every request to a built server", () => {
  it("carries the peer's own address over anything that a client forges", async () => {
    const { seen } = await get("/en/quiz", { [CLIENT_ADDRESS_HEADER]: "10.0.0.1" });
    expect(seen.address).toBe("127.0.0.1");
  });

  it("for a page rendered ahead is answered with that page's hashes, and no nonce reaches the framework", async () => {
    const { policy, seen } = await get("/en/quiz?x=1", { "content-security-policy": "script-src *" });
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(seen.policy).toBeUndefined();
  });

  it("for a page rendered on request is answered with a fresh nonce, which the framework is told", async () => {
    const { policy, seen } = await get("/en/lab");
    expect(policy).toMatch(/'nonce-/);
    expect(seen.policy).toBe(policy);
    expect((await get("/en/lab")).policy).not.toBe(policy);
  });

  it("for an interface allows nothing, and for files and the sandbox is left to them", async () => {
    expect((await get("/api/runs")).policy).toBe(API_POLICY);
    for (const path of ["/_next/static/x.js", "/workshop-sandbox/frame", "/icon.svg"])
      expect([path, (await get(path)).policy]).toEqual([path, ""]);
  });

  it("for a page that is not there is led to the one that says so, with 404", async () => {
    const lost = await get("/en/nowhere");
    expect([lost.status, lost.seen.url]).toEqual([404, "/en/not-found"]);
    // Data for the client's router, and other methods, are the framework's own business.
    expect((await get("/en/nowhere", { rsc: "1" })).status).toBe(200);
    expect((await get("/en/nowhere", {}, "POST")).status).toBe(200);
    expect((await get("/en/quiz")).status).toBe(200);
  });
});
