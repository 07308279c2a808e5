import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inlineScriptHashes } from "./csp";
import { PagePolicies } from "./page-policies";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("inlineScriptHashes lists each inline script once and no file", () => {
  const html =
    '<script src="/a.js"></script><script id="x">one()</script><script>two()</script><script>one()</script>';
  expect(inlineScriptHashes(html)).toEqual([hash("one()"), hash("two()")]);
});

describe("PagePolicies", () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), "failwell-policies-"));
    mkdirSync(join(dist, "server", "app", "en"), { recursive: true });
    writeFileSync(join(dist, "prerender-manifest.json"), '{"routes":{"/en/lab":{},"/_not-found":{}}}');
    writeFileSync(join(dist, "server", "app", "en", "lab.html"), "<script>lab()</script>");
    writeFileSync(join(dist, "server", "app", "_not-found.html"), "<script>lost()</script>");
    writeFileSync(join(dist, "server", "app", "en", "secret.html"), "<script>secret()</script>");
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  test("allows the inline scripts of a page that was rendered ahead by hash", () => {
    const { policy, nonce } = new PagePolicies(dist).forPath("/en/lab/");
    expect(nonce).toBeUndefined();
    expect(policy).toContain(`script-src 'self' ${hash("lab()")};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test("gives every other page a fresh nonce, and Next's own 404 its hashes", () => {
    const policies = new PagePolicies(dist);
    const first = policies.forPath("/en/secret");
    expect(first.policy).toContain(`'nonce-${first.nonce}' ${hash("lost()")};`);
    expect(policies.forPath("/en/secret").nonce).not.toBe(first.nonce);
    expect(first.policy).not.toContain(hash("secret()"));
  });
});
