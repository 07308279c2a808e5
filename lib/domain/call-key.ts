/** JSON with object keys sorted, so that two equal values give the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Equal for two calls of the same tool with the same input, whatever the order of the input's members. */
export function callKey(call: { name: string; input: unknown }): string {
  return `${call.name} ${canonicalJson(call.input)}`;
}
