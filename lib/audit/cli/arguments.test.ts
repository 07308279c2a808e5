import { describe, expect, it } from "vitest";
import { readArguments, USAGE } from "./arguments";

const request = (...argv: string[]) => {
  const action = readArguments(argv);
  if (action.kind !== "audit") throw new Error(JSON.stringify(action));
  return action.request;
};

describe("readArguments", () => {
  it("reads targets, formats and what a probe needs", () => {
    expect(request("audit", "a.json", "https://x.example/mcp", "--sarif", "--min-grade", "b")).toMatchObject({
      targets: ["a.json", "https://x.example/mcp"],
      format: "sarif",
      minGrade: "B",
      locale: "en",
      timeoutMs: 10_000,
      maxCalls: 200,
    });
    const probed = request(
      ...["audit", "--tool", "w", "--tool", "v", "--skip", "r", "--timeout", "5", "--max-calls", "3"],
      ...[
        "--header",
        "Authorization: Bearer a:b",
        "--env",
        "DB = x=y",
        "--lang",
        "zh",
        "-o",
        "r.txt",
        "--no-color",
      ],
      ...["--", "node", "server.js", "--json"],
    );
    expect(probed).toMatchObject({
      command: ["node", "server.js", "--json"],
      tools: ["w", "v"],
      skip: ["r"],
      headers: { Authorization: "Bearer a:b" },
      env: { DB: "x=y" },
      timeoutMs: 5,
      maxCalls: 3,
      locale: "zh",
      output: "r.txt",
      color: false,
      format: "text",
    });
    expect(request("audit", "-", "--color", "--markdown")).toMatchObject({ targets: ["-"], color: true });
  });

  it.each([
    [[], "help"],
    [["--help"], "help"],
    [["-v"], "version"],
  ])("%j is %s", (argv, kind) => expect(readArguments(argv)).toEqual({ kind }));

  it.each([
    [["--json"], /say what to do/],
    [["repair"], /no command “repair”/],
    [["audit"], /name a file/],
    [["audit", "--"], /comes the command/],
    [["audit", "a", "--json", "--sarif"], /exclude each other/],
    [["audit", "a", "--min-grade", "E"], /--min-grade is one of A, B, C, D, F/],
    [["audit", "a", "--lang", "fr"], /en or zh/],
    [["audit", "a", "--header", "x"], /takes name:value/],
    [["audit", "a", "--env", "=x"], /takes name=value/],
    [["audit", "a", "--timeout", "1.5"], /whole number/],
    [["audit", "a", "--max-calls", "0"], /whole number/],
    [["audit", "a", "--nonsense"], /nonsense/],
  ])("%j is refused with the reason", (argv, problem) => {
    expect(readArguments(argv)).toEqual({ kind: "usage", problem: expect.stringMatching(problem) });
  });

  it("has a line of help for every option", () => {
    for (const option of [
      "tool",
      "skip",
      "min-grade",
      "json",
      "sarif",
      "markdown",
      "output",
      "lang",
      "header",
      "env",
    ])
      expect(USAGE).toContain(`--${option}`);
  });
});
