import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { COMPILE_HINT } from "../scripts/setup/compile-hints.mjs";
import { expect, test } from "./fixtures";

const STATIC = join(import.meta.dirname, "..", ".next", "static");
/** Names of settings that only the server reads, and shapes of secrets. */
const FORBIDDEN = [/FAILWELL_[A-Z_]+/, /sk-ant-[\w-]{8,}/, /-----BEGIN [A-Z ]*PRIVATE KEY-----/];

test("nothing secret and no server setting is in what browsers download", () => {
  const files = readdirSync(STATIC, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|css|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) => {
    const content = readFileSync(join(STATIC, file), "utf8");
    return FORBIDDEN.flatMap((pattern) => pattern.exec(content)?.[0] ?? []).map(
      (match) => `${file}: ${match}`,
    );
  });
  expect(found).toEqual([]);
});

test("scripts that a page loads at once come with the hint to compile them off the main thread", async ({
  request,
}) => {
  const html = await (await request.get("/en/lessons/two-kinds-of-failure")).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src ?? "");
  expect(scripts.length).toBeGreaterThan(5);
  for (const src of scripts) {
    expect((await (await request.get(src)).text()).startsWith(COMPILE_HINT), src).toBe(true);
  }
});
