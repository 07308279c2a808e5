import { join } from "node:path";
import createMDX from "@next/mdx";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

/** Sent with everything; the Content-Security-Policy differs by page and is sent by lib/http/server-hooks.ts. */
const SECURITY_HEADERS = Object.entries({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=31536000",
}).map(([key, value]) => ({ key, value }));

/** An address without its language, as people type it, leads to the reader's. */
const UNPREFIXED =
  "/:page(lessons|lab|compare|agents|evals|quiz|workshop|audit|simulator|glossary|progress)/:rest*";

const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  // The page of evals runs its first matrix while it is built; seconds, unless the machine is busy.
  staticPageGenerationTimeout: 300,
  // For containers: a server with only what it needs. `npm start` runs the ordinary build.
  ...(process.env.FAILWELL_STANDALONE && { output: "standalone" as const }),
  experimental: { agentUpgrade: false, globalNotFound: true },
  redirects: async () => [
    {
      source: UNPREFIXED,
      has: [{ type: "header", key: "accept-language", value: "zh.*" }],
      destination: "/zh/:page/:rest*",
      permanent: false,
    },
    { source: UNPREFIXED, destination: "/en/:page/:rest*", permanent: false },
  ],
  headers: async () => [{ source: "/:path*", headers: SECURITY_HEADERS }],
  // Used while building only; its binary cannot be bundled.
  serverExternalPackages: ["esbuild"],
  turbopack: {
    root: import.meta.dirname,
    // Set by `npm run build`: a smaller zod for browsers (scripts/setup/slim-zod.mjs).
    ...(process.env.FAILWELL_SLIM_ZOD && {
      resolveAlias: { "zod/mini": { browser: process.env.FAILWELL_SLIM_ZOD } },
    }),
  },
};

/**
 * Lessons are MDX. Turbopack takes plugins by name only. By CommonMark alone, `**` between Chinese letters and
 * punctuation would not be emphasis.
 */
const withMDX = createMDX({
  options: {
    remarkPlugins: ["remark-gfm", "remark-cjk-friendly"],
    rehypePlugins: ["rehype-slug", join(import.meta.dirname, "lib/content/rehype-code-html.mjs")],
  },
});

/** Messages are parsed while building, so that no page has to load the parser. */
const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: {
    messages: { path: "./lib/i18n/messages", format: "json", locales: "infer", precompile: true },
  },
});

export default withNextIntl(withMDX(config));
