import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { inlineScriptHashes, pagePolicy } from "./csp";

const prerenderManifestSchema = z.object({ routes: z.record(z.string(), z.unknown()) });
/** What Next.js serves for an address that no page has. */
const NOT_FOUND = "/_not-found";

export type PagePolicy = {
  policy: string;
  /** For pages rendered on request: Next.js takes it from the request's own CSP header and puts it on its scripts. */
  nonce?: string;
};

/**
 * The Content-Security-Policy of each page. A page that was rendered ahead stays a static file, so its inline scripts
 * are allowed by hash, read from that very file; a page rendered on request gets a fresh nonce.
 */
export class PagePolicies {
  readonly #static = new Map<string, string>();
  readonly #prerendered: ReadonlySet<string>;
  readonly #notFoundHashes: readonly string[];

  /** @param distDir the build's folder, usually `.next` */
  constructor(readonly distDir: string) {
    const manifest = join(distDir, "prerender-manifest.json");
    const { routes } = prerenderManifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
    this.#prerendered = new Set(Object.keys(routes));
    this.#notFoundHashes = this.#hashesOf(NOT_FOUND);
  }

  forPath(pathname: string): PagePolicy {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
    if (!this.#prerendered.has(path)) {
      const nonce = randomBytes(16).toString("base64");
      return { nonce, policy: pagePolicy([`'nonce-${nonce}'`, ...this.#notFoundHashes]) };
    }
    const known = this.#static.get(path) ?? pagePolicy(this.#hashesOf(path));
    this.#static.set(path, known);
    return { policy: known };
  }

  #hashesOf(path: string): string[] {
    const file = join(this.distDir, "server", "app", `${path === "/" ? "/index" : path}.html`);
    return existsSync(file) ? inlineScriptHashes(readFileSync(file, "utf8")) : [];
  }
}
