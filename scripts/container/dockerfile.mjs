/**
 * What the last stage of a Dockerfile asks for. Knows only what ours uses.
 * @typedef {{ env: Record<string, string>, copies: { from: string, to: string }[], command: string[], healthcheck: string[] }} Stage
 */

const instructionsOf = (text) =>
  text
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => ({ name: line.split(" ", 1)[0], rest: line.slice(line.indexOf(" ") + 1) }));

/** @returns {Stage} @throws {Error} when the last stage has no command or no health check */
export function lastStage(text) {
  const all = instructionsOf(text);
  const stage = all.slice(all.findLastIndex(({ name }) => name === "FROM"));
  const rest = (wanted) => stage.filter(({ name }) => name === wanted).map((one) => one.rest);
  const list = (wanted) => JSON.parse(/\[.*\]$/.exec(rest(wanted)[0] ?? "")?.[0] ?? "[]");
  const [command, healthcheck] = [list("CMD"), list("HEALTHCHECK")];
  if (command.length === 0 || healthcheck.length === 0) throw new Error("The Dockerfile lacks a command.");
  return {
    env: Object.fromEntries(rest("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=", 2)))),
    copies: rest("COPY").map((line) => {
      const [from, to] = line.split(" ").filter((word) => !word.startsWith("--"));
      return { from, to };
    }),
    command,
    healthcheck,
  };
}
