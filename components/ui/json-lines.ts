/** One printed line of a JSON document (two-space style), with the JSON pointer (RFC 6901) of the value it belongs to. */
export type JsonLine = {
  pointer: string;
  indent: number;
  /** Property name, for members of an object. */
  key?: string;
  /** A whole scalar or empty container, or the bracket that opens or closes one. */
  part:
    | { kind: "scalar"; value: string | number | boolean | null }
    | { kind: "bracket"; text: "{" | "}" | "[" | "]" | "{}" | "[]" };
  comma: boolean;
};

/** Appends one reference token to a JSON pointer. */
export function joinPointer(pointer: string, token: string | number): string {
  return `${pointer}/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Reference tokens of a JSON pointer. */
export function pointerTokens(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** True where `pointer` is `ancestor` or lies within it. */
export function isWithin(pointer: string, ancestor: string): boolean {
  return pointer === ancestor || pointer.startsWith(`${ancestor}/`);
}

/** Prints a value as `JSON.stringify(value, null, 2)` would, line by line. What JSON cannot hold counts as null. */
export function jsonLines(value: unknown): JsonLine[] {
  const lines: JsonLine[] = [];
  print(value, { pointer: "", indent: 0, comma: false }, lines);
  return lines;
}

type Place = { pointer: string; indent: number; key?: string; comma: boolean };

function print(value: unknown, place: Place, lines: JsonLine[]): void {
  if (typeof value !== "object" || value === null) {
    lines.push({ ...place, part: { kind: "scalar", value: scalar(value) } });
    return;
  }
  const isArray = Array.isArray(value);
  const entries: [string | number, unknown][] = isArray
    ? value.map((item, index) => [index, item])
    : Object.entries(value).filter(([, member]) => member !== undefined);
  if (entries.length === 0) {
    lines.push({ ...place, part: { kind: "bracket", text: isArray ? "[]" : "{}" } });
    return;
  }
  lines.push({ ...place, comma: false, part: { kind: "bracket", text: isArray ? "[" : "{" } });
  entries.forEach(([token, member], index) => {
    const child = {
      pointer: joinPointer(place.pointer, token),
      indent: place.indent + 1,
      comma: index < entries.length - 1,
      ...(isArray ? {} : { key: String(token) }),
    };
    print(member, child, lines);
  });
  const { key: _key, ...end } = place;
  lines.push({ ...end, part: { kind: "bracket", text: isArray ? "]" : "}" } });
}

function scalar(value: unknown): string | number | boolean | null {
  if (typeof value === "string" || typeof value === "boolean") return value;
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
