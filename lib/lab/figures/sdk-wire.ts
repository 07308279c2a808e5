import { MCP_SDKS, type McpSdk } from "@/lib/domain/run-request";
import { runSdkWireCases } from "@/mcp-server/sdk-wire/run-sdk-wire-cases";
import type { WireCase } from "@/mcp-server/sdk-wire/wire-case";

/** The revision that both generations speak, so that what differs is the SDK alone. */
const REVISION = "2025-11-25";

const PACKAGES = {
  v1_low: "@modelcontextprotocol/sdk",
  v1_high: "@modelcontextprotocol/sdk",
  v2: "@modelcontextprotocol/server",
} as const satisfies Record<McpSdk, string>;

/** One SDK, the package that it comes in, and what it put on the wire for each failing call. */
export type SdkWireRun = {
  sdk: McpSdk;
  library: (typeof PACKAGES)[McpSdk];
  revision: string;
  cases: WireCase[];
};

/** Makes the same failing calls of the same tools on each SDK; lesson 1 shows what crossed the wire. */
export function sdkWire(): Promise<SdkWireRun[]> {
  return Promise.all(
    MCP_SDKS.map(async (sdk) => {
      const cases = (await runSdkWireCases(sdk)).filter(({ revision }) => revision === REVISION);
      return { sdk, library: PACKAGES[sdk], revision: REVISION, cases };
    }),
  );
}
