import { HOST_IDS, HOSTS, type Host, type HostId } from "./host-table";
import { isObject, own, stringify } from "./json";
import type { ResultView } from "./view";

/** What can be lost on the way from the server to the model. */
export const LOSSES = [
  "error_flag",
  "content",
  "structured_content",
  "error_data",
  "error_code",
  "message",
  "other_blocks",
] as const;
export type Loss = (typeof LOSSES)[number];

/** What the model gets to see of one result in one host. */
export type HostView = Host & {
  /** The text that reaches the model. */
  shown: string;
  /** The model is told that it is an error, by a flag or by the host's own words. */
  flagged: boolean;
  lost: Loss[];
};

/** The parts of a result that hosts treat differently. */
type Parts = {
  isError: boolean;
  texts: string[];
  /** Blocks that are not text, as JSON. */
  others: string[];
  structured: unknown;
  toolName: string;
};

type Seen = { shown: string; flagged: boolean; structured?: boolean; content?: boolean; textOnly?: boolean };

/** What each known host shows the model. A client that validates first may refuse a malformed result altogether. */
export function hostViews(view: ResultView): HostView[] {
  return HOST_IDS.map((id) => {
    const host = HOSTS[id];
    return view.protocolError ? protocolView(host, view) : resultView(host, partsOf(view));
  });
}

function partsOf(view: ResultView): Parts {
  const content = view.result ? own(view.result, "content") : undefined;
  const blocks = Array.isArray(content)
    ? content
    : typeof content === "string"
      ? [{ type: "text", text: content }]
      : [];
  const texts: string[] = [];
  const others: string[] = [];
  for (const block of blocks.slice(0, 200)) {
    const text = isObject(block) && own(block, "type") === "text" ? own(block, "text") : undefined;
    if (typeof text === "string") texts.push(text);
    else others.push(stringify(block));
  }
  const structured = view.result ? own(view.result, "structuredContent") : undefined;
  return {
    isError: view.flagged,
    texts,
    others,
    structured: structured === null ? undefined : structured,
    toolName: view.context.toolName ?? "tool",
  };
}

function resultView(host: Host, parts: Parts): HostView {
  const seen = seenBy(host.id, parts);
  const lost: Loss[] = [];
  if (parts.isError && !seen.flagged) lost.push("error_flag");
  if (parts.texts.length > 0 && seen.content === false) lost.push("content");
  if (parts.structured !== undefined && !seen.structured) lost.push("structured_content");
  if (seen.textOnly && parts.others.length > 0) lost.push("other_blocks");
  return { ...host, shown: seen.shown, flagged: seen.flagged, lost };
}

function seenBy(id: HostId, parts: Parts): Seen {
  const text = parts.texts.join("\n");
  const blocks = [...parts.texts, ...parts.others].join("\n");
  const json = parts.structured === undefined ? undefined : stringify(parts.structured);
  const contentOnly: Seen = { shown: blocks, flagged: parts.isError };
  switch (id) {
    case "claude-code":
      if (parts.isError) return { shown: text || "Unknown error", flagged: true, textOnly: true };
      return json === undefined
        ? contentOnly
        : { shown: json, flagged: false, structured: true, content: false };
    case "anthropic-sdk":
      if (!parts.isError && json !== undefined && blocks === "")
        return { shown: json, flagged: false, structured: true };
      return contentOnly;
    case "vscode":
      // The error flag goes to the user interface, not into what the model reads.
      return json === undefined
        ? { shown: blocks, flagged: false }
        : { shown: json, flagged: false, structured: true, content: false };
    case "openai-agents-js":
    case "openai-agents-python":
      return { shown: blocks, flagged: false };
    case "langchain-js":
      if (parts.isError) {
        return {
          shown: `MCP tool '${parts.toolName}' on server '<server>' returned an error: ${text}`,
          flagged: true,
        };
      }
      if (parts.texts.length === 1 && parts.others.length === 0 && parts.structured !== undefined) {
        const block = { type: "text", text: parts.texts[0], structuredContent: parts.structured };
        return { shown: stringify(block), flagged: false, structured: true };
      }
      return contentOnly;
    case "langchain-python":
      return parts.isError ? { shown: text, flagged: true } : contentOnly;
    case "vercel-ai-sdk":
      return { shown: blocks, flagged: false };
    case "pydantic-ai":
      if (parts.isError) return { shown: `${text}\n\nFix the errors and try again.`, flagged: true };
      return json === undefined || parts.others.length > 0
        ? contentOnly
        : { shown: json, flagged: false, structured: true, content: false };
  }
}

/** A JSON-RPC error: some hosts end the run, the rest show its message. */
function protocolView(host: Host, view: ResultView): HostView {
  const message = view.protocolError?.message ?? "";
  const code = view.protocolError?.code ?? "";
  const lost: Loss[] =
    view.protocolError?.data === undefined || view.protocolError.data === null ? [] : ["error_data"];
  const shown = (text: string, more: Loss[] = []): HostView => ({
    ...host,
    shown: text,
    flagged: true,
    lost: [...more, ...lost],
  });
  switch (host.id) {
    case "claude-code":
    case "pydantic-ai":
    case "langchain-python":
      return shown(message, ["error_code"]);
    case "anthropic-sdk":
      return shown(`Error: MCP error ${code}: ${message}`);
    case "vscode":
      return shown(`MCP ${code}: ${message}`);
    case "openai-agents-js":
      return shown("An error occurred while running the tool. Please try again.", ["message", "error_code"]);
    case "openai-agents-python":
      return shown(
        `An error occurred while running the tool. Please try again. Error: MCP error ${code}: ${message}`,
      );
    case "langchain-js":
      return shown(
        `Error calling tool ${view.context.toolName ?? "tool"}: McpError: MCP error ${code}: ${message}`,
      );
    case "vercel-ai-sdk":
      return shown(message, ["error_code"]);
  }
}
