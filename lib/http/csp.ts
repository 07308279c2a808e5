import { createHash } from "node:crypto";

/** What a page may do: everything of its own, nothing of others, no inline script but those named. */
export function pagePolicy(scriptSources: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources].join(" ")}`,
    // React writes style attributes, and the editor writes style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For replies that are no documents. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** CSP sources (`'sha256-…'`) of the inline scripts of an HTML document, each once, in order. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/i.test(attributes) || code === "") continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}
