/** The names that an ICU message uses: `{name}` arguments (also of plural and select) and `<tag>` elements, sorted. */
export function messageArguments(message: string): string[] {
  const names = new Set<string>();
  for (const tag of message.matchAll(/<([a-zA-Z][\w-]*)>/g)) names.add(`<${tag[1]}>`);
  readMessage(message, 0, names);
  return [...names].sort();
}

/** Reads message text up to the `}` that ends it; answers the index of that brace. */
function readMessage(text: string, start: number, names: Set<string>): number {
  let index = start;
  while (index < text.length && text[index] !== "}") {
    if (text[index] === "'" && /[{}<]/.test(text[index + 1] ?? "")) {
      const close = text.indexOf("'", index + 1);
      index = close === -1 ? text.length : close + 1;
    } else if (text[index] === "{") {
      index = readArgument(text, index + 1, names) + 1;
    } else {
      index += 1;
    }
  }
  return index;
}

/** Reads `name`, `name, type` or `name, plural, one {…} other {…}`; answers the index of the closing brace. */
function readArgument(text: string, start: number, names: Set<string>): number {
  let index = start;
  while (index < text.length && text[index] !== "," && text[index] !== "}") index += 1;
  names.add(`{${text.slice(start, index).trim()}}`);
  while (index < text.length && text[index] !== "}") {
    index = text[index] === "{" ? readMessage(text, index + 1, names) + 1 : index + 1;
  }
  return index;
}
