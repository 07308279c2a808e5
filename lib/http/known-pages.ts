import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const prerenderManifestSchema = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.unknown()),
});
const routesManifestSchema = z.object({
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

/** Which addresses below a language the build has something for. */
export class KnownPages {
  readonly #prerendered: ReadonlySet<string>;
  readonly #onRequest: readonly RegExp[];

  /** @param distDir the build's folder, usually `.next` */
  constructor(distDir: string) {
    const read = (name: string): unknown => JSON.parse(readFileSync(join(distDir, name), "utf8"));
    const prerendered = prerenderManifestSchema.parse(read("prerender-manifest.json"));
    const { dynamicRoutes } = routesManifestSchema.parse(read("routes-manifest.json"));
    this.#prerendered = new Set(Object.keys(prerendered.routes));
    // Routes with parameters that were rendered ahead are listed one by one; no other parameters are allowed (`dynamicParams`).
    this.#onRequest = dynamicRoutes
      .filter(({ page }) => !(page in prerendered.dynamicRoutes))
      .map(({ regex }) => new RegExp(regex));
  }

  has(path: string): boolean {
    return this.#prerendered.has(path) || this.#onRequest.some((route) => route.test(path));
  }
}
