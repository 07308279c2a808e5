import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/find-chromium.mjs";

/** `BASE_URL` names a server that runs already (`npm test` and development); otherwise a production one is started. */
const PORT = Number(process.env.E2E_PORT ?? 3210);
const baseURL = process.env.BASE_URL ?? `http://127.0.0.1:${PORT}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // On CI a test that fails once and then passes counts as flaky, and is said to.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    reducedMotion: "reduce",
    trace: process.env.CI ? "off" : "retain-on-failure",
    launchOptions: {
      executablePath,
      chromiumSandbox: process.getuid?.() !== 0,
      args: ["--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"],
    },
  },
  ...(process.env.BASE_URL
    ? {}
    : {
        webServer: {
          command: `node scripts/start.mjs --host 127.0.0.1 --port ${PORT}`,
          url: `${baseURL}/en`,
          timeout: 300_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
        },
      }),
});
