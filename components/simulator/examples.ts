/** One tool result to start from; `text` comes from a real call of the orders server. */
export type BenchExample = { id: ExampleId; text: string; isError: boolean };

export const EXAMPLE_IDS = [
  "generic",
  "structured",
  "prose",
  "transient",
  "status",
  "emptied",
  "validEmpty",
  "leaked",
  "data",
] as const;
export type ExampleId = (typeof EXAMPLE_IDS)[number];
