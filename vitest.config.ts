import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { "@": import.meta.dirname, "server-only": `${import.meta.dirname}/scripts/empty-module.ts` },
  },
  test: {
    include: ["{app,components,lib,mcp-server,scripts}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/.next*/**"],
  },
});
