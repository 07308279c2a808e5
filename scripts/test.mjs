// `npm test`: every check, from a bare clone. `npm test -- unit e2e` runs only the steps named.
import { requireSupportedNode } from "./setup/node-version.mjs";

requireSupportedNode();

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

async function runStep(name, step) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  let count;
  try {
    count = await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    count = { passed: 0, failed: 1 };
  }
  const took = seconds(Date.now() - started);
  console.log(
    `── ${name}: ${count.failed === 0 ? "ok" : "FAILED"}, ${count.passed} passed, ${count.failed} failed, ${took}`,
  );
  return { name, took, ...count };
}

async function main() {
  const { ensureInstalled } = await import("./setup/install.mjs");
  await ensureInstalled();
  const { STEPS, clearReports } = await import("./test/steps.mjs");

  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !Object.hasOwn(STEPS, name));
  if (unknown.length > 0) {
    throw new Error(`Unknown step ${unknown.join(", ")}; the steps are ${Object.keys(STEPS).join(", ")}.`);
  }
  const names = wanted.length > 0 ? wanted : Object.keys(STEPS);
  console.log(`Running ${names.join(", ")}…`);

  clearReports();
  const results = [];
  for (const name of names) results.push(await runStep(name, STEPS[name]));

  console.log("\nstep          time     passed  failed");
  for (const { name, took, passed, failed } of results) {
    console.log(
      `${name.padEnd(12)}${took.padStart(8)}${String(passed).padStart(9)}${String(failed).padStart(8)}`,
    );
  }
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
});
