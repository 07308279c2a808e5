import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { type BuildOrder, blockWith, FLAG, partsOf } from "@/lib/content/lessons/error-fields";
import { type ErrorWorth, worthOf } from "@/lib/decision/error-worth";
import type { Locale } from "@/lib/domain/run-request";
import { type ToolError, toolErrorSchema } from "@/lib/domain/tool-error";
import { exchangeRaw } from "../raw-exchange";

/** A real error of the orders server, what all of it is worth, and the bits of each field without the others. */
export type BuiltError = { error: ToolError; worth: ErrorWorth; alone: Record<string, number> };

/** Gets the four errors of lesson 5 from the orders server and weighs them. */
export async function buildError(locale: Locale): Promise<Record<BuildOrder, BuiltError>> {
  return {
    "A-999": await built("A-999", locale),
    "A-TIMEOUT": await built("A-TIMEOUT", locale),
    abc: await built("abc", locale),
    "A-403": await built("A-403", locale),
  };
}

async function built(orderId: BuildOrder, locale: Locale): Promise<BuiltError> {
  const params = { name: "lookup_order", arguments: { order_id: orderId } };
  const reply = await exchangeRaw(
    { jsonrpc: "2.0", id: 1, method: "tools/call", params },
    { responseStyle: "structured", locale },
  );
  const result = CallToolResultSchema.parse("result" in reply ? reply.result : undefined);
  const error = toolErrorSchema.parse(result.structuredContent);
  const parts = partsOf(error);
  return {
    error,
    worth: worthOf(blockWith(error, new Set(parts))),
    alone: Object.fromEntries(
      parts.map((part) => [part, worthOf(blockWith(error, new Set([FLAG, part]))).bits]),
    ),
  };
}
