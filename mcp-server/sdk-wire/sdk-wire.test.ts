import { describe, expect, it } from "vitest";
import { MCP_SDKS } from "@/lib/domain/run-request";
import packageJson from "@/package.json" with { type: "json" };
import { renderWireTable } from "./render-wire-table";
import { runSdkWireCases } from "./run-sdk-wire-cases";
import type { WireCaseId } from "./wire-case";

const VERSIONS = {
  v1_low: packageJson.dependencies["@modelcontextprotocol/sdk"],
  v1_high: packageJson.dependencies["@modelcontextprotocol/sdk"],
  v2: packageJson.dependencies["@modelcontextprotocol/server"],
};

async function carriers(sdk: (typeof MCP_SDKS)[number], revision: string) {
  const cases = (await runSdkWireCases(sdk)).filter((one) => one.revision === revision);
  return Object.fromEntries(cases.map((one) => [one.id, one.carriedBy])) satisfies Partial<
    Record<WireCaseId, string>
  >;
}

describe("the same failing calls", () => {
  it("all surface as protocol errors or slip through on the low-level server", async () => {
    expect(await carriers("v1_low", "2025-11-25")).toEqual({
      thrown_error: "protocol_error",
      unknown_tool: "protocol_error",
      bad_arguments: "protocol_error",
      missing_structured_content: "plain_result",
    });
  });

  it("all end as text in an error result on the high-level server of the first generation", async () => {
    expect(await carriers("v1_high", "2025-11-25")).toEqual({
      thrown_error: "error_result",
      unknown_tool: "error_result",
      bad_arguments: "error_result",
      missing_structured_content: "error_result",
    });
  });

  it.each(["2025-11-25", "2026-07-28"])(
    "are told apart by the second generation, revision %s",
    async (revision) => {
      expect(await carriers("v2", revision)).toEqual({
        thrown_error: "error_result",
        unknown_tool: "protocol_error",
        bad_arguments: "error_result",
        missing_structured_content: "error_result",
      });
    },
  );

  it("cost a client its result where structured content is missing and nothing is flagged", async () => {
    const missing = (await runSdkWireCases("v1_low")).find((one) => one.id === "missing_structured_content");
    expect(missing?.client).toMatchObject({ threw: true, message: expect.stringContaining("output schema") });
  });
});

it("docs/sdk-wire-table.md says what really crosses the wire (vitest -u writes it anew)", async () => {
  const runs = await Promise.all(
    MCP_SDKS.map(async (sdk) => ({ sdk, version: VERSIONS[sdk], cases: await runSdkWireCases(sdk) })),
  );
  await expect(renderWireTable(runs)).toMatchFileSnapshot("../../docs/sdk-wire-table.md");
});
