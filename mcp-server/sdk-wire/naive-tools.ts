import * as z from "zod/mini";
import type { ToolResult } from "../response-styles/tool-result";

/** Input of the two tools below. */
export const inputSchema = z.object({ order_id: z.string() });
export type Input = z.infer<typeof inputSchema>;

/** What `order_status` promises to return as structured content. */
export const outputSchema = z.object({ status: z.string() });

/** A handler as one is written in a hurry: what goes wrong in it, it throws. */
export async function lookUpOrder({ order_id }: Input): Promise<ToolResult> {
  throw new Error(`connect ETIMEDOUT while looking up ${order_id}`);
}

/** A handler that forgets the structured content which its tool declares. */
export async function orderStatus(_input: Input): Promise<ToolResult> {
  return { content: [{ type: "text", text: "delivered" }] };
}

export const LOOKUP = { name: "lookup_order", description: "Look up one order." };
export const STATUS = { name: "order_status", description: "The status of one order." };
