const SUITE = "/@modelcontextprotocol/conformance/dist/index.js";

/** Gives the suite a "fs" that has `globSync` on every Node. */
export async function resolve(specifier, context, nextResolve) {
  if (specifier === "fs" && context.parentURL?.includes(SUITE)) {
    return { url: new URL("./fs-with-glob.mjs", import.meta.url).href, shortCircuit: true };
  }
  return nextResolve(specifier, context);
}
