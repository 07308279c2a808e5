import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lastStage } from "./dockerfile.mjs";

const stage = lastStage(readFileSync(join(import.meta.dirname, "..", "..", "Dockerfile"), "utf8"));

test("the container starts the standalone server with what it copies", () => {
  expect(stage.copies.map(({ from }) => from)).toContain("/app/.next/standalone");
  expect(stage.command.at(-1)).toBe("server.js");
  expect(stage.env).toMatchObject({ NODE_ENV: "production", PORT: "3000" });
});

test("each file that it copies by name exists, and each that its command loads is copied", () => {
  const files = stage.copies.map(({ from }) => from).filter((path) => /\.mjs$/.test(path));
  for (const file of files) expect(existsSync(file.replace("/app/", ""))).toBe(true);
  const loaded = stage.command.filter((part) => part.startsWith("./")).map((part) => part.slice(2));
  expect(files.map((path) => path.split("/").at(-1))).toEqual(loaded);
});
