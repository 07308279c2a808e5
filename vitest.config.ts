import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { "@": import.meta.dirname, "server-only": `${import.meta.dirname}/scripts/empty-module.ts` },
  },
  test: {
    // A machine shared by many processes is slow; a test that hangs is still ended.
    testTimeout: 60_000,
    include: ["{app,components,lib,mcp-server,scripts}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/.next*/**"],
    coverage: {
      provider: "v8",
      include: ["{lib,mcp-server}/**/*.{ts,tsx}"],
      exclude: [
        "**/*.test.{ts,tsx}",
        "**/testing/**",
        "**/*.d.ts",
        // Learners' code: read as text, compiled and run in the sandbox by exercises.test.ts.
        "lib/content/exercises/*/{starter,solution}.ts",
        "lib/content/exercises/*/wrong/*.ts",
        // Entries of processes and threads of their own, which is where they are tested: by mcp-server/stdio.test.ts,
        // lib/lab/evals/start-evals.test.ts, e2e/workshop.spec.ts and, for the command line, lib/audit/cli/cli.test.ts.
        "mcp-server/stdio.ts",
        "lib/lab/evals/worker.ts",
        "lib/workshop/runner/worker.ts",
        "lib/audit/cli/main.ts",
      ],
      reporter: ["text-summary", "json"],
      reportsDirectory: "test-results/coverage",
      thresholds: { lines: 90, perFile: true },
    },
  },
});
