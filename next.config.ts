import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  experimental: { agentUpgrade: false },
  turbopack: { root: import.meta.dirname },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
