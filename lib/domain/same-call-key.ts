/** Equal for calls of the same tool with the same input, whatever the order of the input's members. */
export function sameCallKey(name: string, input: unknown): string {
  return `${name} ${JSON.stringify(sorted(input))}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
