import type { CallToolResult, ContentBlock, Tool } from "@modelcontextprotocol/sdk/types.js";
import { assertNever } from "@/lib/domain/assert-never";
import type { ToolDefinition } from "@/lib/domain/run-event";

/** Image types that the Messages API takes. */
const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
type ImageType = (typeof IMAGE_TYPES)[number];

type ResultContent =
  | { type: "text"; text: string }
  | { type: "image"; source: { type: "base64"; media_type: ImageType; data: string } };

/** The `tool_result` blocks that this host sends: a domain `ToolResultBlock` that the Anthropic SDK takes as it is. */
export type SentToolResult = {
  type: "tool_result";
  tool_use_id: string;
  is_error?: boolean;
  content: ResultContent[];
};

/**
 * MCP tool result → Messages API `tool_result` block. `isError: true` becomes `is_error: true`; text blocks stay as they
 * are. Nothing is invented: `structuredContent` is not shown to the model when the server sent no text for it.
 */
export function toToolResultBlock(toolUseId: string, result: CallToolResult): SentToolResult {
  return {
    type: "tool_result",
    tool_use_id: toolUseId,
    ...(result.isError === true && { is_error: true }),
    content: result.content.flatMap(toResultContent),
  };
}

/** What a host that forwards protocol errors shows the model: the message, flagged as an error. */
export function toErrorBlock(toolUseId: string, message: string): SentToolResult {
  return {
    type: "tool_result",
    tool_use_id: toolUseId,
    is_error: true,
    content: [{ type: "text", text: message }],
  };
}

/** MCP tool → Messages API tool. */
export function toToolDefinition(tool: Tool): ToolDefinition {
  return {
    name: tool.name,
    ...(tool.description !== undefined && { description: tool.description }),
    input_schema: tool.inputSchema,
  };
}

function toResultContent(block: ContentBlock): ResultContent[] {
  switch (block.type) {
    case "text":
      // The Messages API refuses empty text blocks with 400.
      return block.text === "" ? [] : [text(block.text)];
    case "image": {
      const mediaType = IMAGE_TYPES.find((type) => type === block.mimeType);
      return mediaType
        ? [{ type: "image", source: { type: "base64", media_type: mediaType, data: block.data } }]
        : [text(`[image of type ${block.mimeType}, not supported by the model]`)];
    }
    case "audio":
      return [text(`[audio of type ${block.mimeType}, not supported by the model]`)];
    case "resource":
      return "text" in block.resource
        ? [text(block.resource.text)]
        : [text(`[binary resource ${block.resource.uri}]`)];
    case "resource_link":
      return [text(`[resource ${block.name}: ${block.uri}]`)];
    default:
      return assertNever(block);
  }
}

function text(value: string): ResultContent {
  return { type: "text", text: value };
}
