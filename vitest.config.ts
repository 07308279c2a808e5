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
  },
});
