import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCALES } from "@/lib/domain/run-request";
import { LESSONS } from ".";
import { readProse } from "./testing/read-prose";

const ROOT = join(import.meta.dirname, "../../..");
const samples = LESSONS.flatMap(({ slug }) =>
  LOCALES.flatMap((locale) =>
    readProse(slug, locale).fences.map((fence, index) => ({
      ...fence,
      name: `${slug}-${locale}-${index + 1}`,
    })),
  ),
);
const of = (language: string) => samples.filter((sample) => sample.language === language);
const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** Inside the checkout, so that samples find the packages they import. */
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(ROOT, ".lesson-samples-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("code samples", () => {
  test("are in languages that we check", () => {
    const unknown = samples.filter(({ language }) => !["ts", "python", "json", "bash"].includes(language));
    expect(unknown).toEqual([]);
  });

  test("TypeScript samples compile", () => {
    expect(of("ts").length).toBeGreaterThan(0);
    for (const { name, code } of of("ts")) {
      // A module each, so that two samples may use the same names.
      writeFileSync(join(folder, `${name}.ts`), `${code}\nexport {};\n`);
    }
    const config = {
      extends: "../tsconfig.json",
      compilerOptions: { noEmit: true, incremental: false, plugins: [], noUnusedLocals: false },
      include: ["*.ts", "../lib/content/lessons/testing/samples.d.ts"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(ROOT, "node_modules/.bin/tsc");
    const { status, stdout } = spawnSync(tsc, ["-p", folder], { encoding: "utf8" });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  }, 60_000);

  test.skipIf(!hasPython)(
    "Python samples parse",
    () => {
      expect(of("python").length).toBeGreaterThan(0);
      const paths = of("python").map(({ name, code }) => {
        const path = join(folder, `${name}.py`);
        writeFileSync(path, code);
        return path;
      });
      const { status, stderr } = spawnSync("python3", ["-m", "py_compile", ...paths], { encoding: "utf8" });
      expect(stderr).toBe("");
      expect(status).toBe(0);
    },
    60_000,
  );

  test.each(of("json"))("JSON sample $name parses", ({ code }) => {
    expect(() => JSON.parse(code)).not.toThrow();
  });

  test.each(LESSONS)("tabs of $slug hold TypeScript first, then Python", ({ slug }) => {
    for (const locale of LOCALES) {
      const { tags, fences } = readProse(slug, locale);
      const tabbed = fences.filter(({ language }) => language === "ts" || language === "python");
      const pairs = tags.filter(({ name }) => name === "CodeTabs").length;
      const order = Array.from({ length: pairs }, () => ["ts", "python"]).flat();
      expect(tabbed.map(({ language }) => language)).toEqual(order);
    }
  });
});
