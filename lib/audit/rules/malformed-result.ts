import { isObject, own, pointer } from "../json";
import { type Rule, resultPlace, type Sighting } from "../rule";

const BLOCK_TYPES = new Set([
  "text",
  "image",
  "audio",
  "resource",
  "resource_link",
  "document",
  "search_result",
  "tool_reference",
]);

/** A result that clients refuse: MCP `schema.ts`, `CallToolResult`; Messages API, `tool_result`. */
export const malformedResult: Rule = {
  id: "malformed-result",
  severity: "error",
  check(view) {
    const { item, result } = view;
    const frame = item.frame;
    if (isObject(frame) && Object.hasOwn(frame, "error") && Object.hasOwn(frame, "result")) {
      return [{ place: { path: "" }, seen: "result, error" }];
    }
    if (view.protocolError) {
      const bad = view.protocolError.code === undefined || view.protocolError.message === "";
      return bad ? [{ place: { path: view.protocolError.path }, seen: "code, message" }] : [];
    }
    if (!result) return [{ place: resultPlace(view), seen: typeof frame }];
    const seen: Sighting[] = [];
    const content = own(result, "content");
    const path = pointer(item.base, "content");
    if (item.kind === "tool_result") {
      if (content !== undefined && typeof content !== "string" && !Array.isArray(content))
        seen.push({ place: { path }, seen: content });
    } else if (!Array.isArray(content)) {
      seen.push({
        place: Object.hasOwn(result, "content") ? { path } : resultPlace(view),
        seen: content === undefined ? "no content" : content,
      });
    }
    if (Array.isArray(content)) {
      content.slice(0, 1000).forEach((block, i) => {
        const problem = blockProblem(block);
        if (problem && seen.length < 5) seen.push({ place: { path: pointer(path, i) }, seen: problem });
      });
    }
    const flagKey = item.kind === "tool_result" ? "is_error" : "isError";
    const flag = own(result, flagKey);
    if (flag !== undefined && typeof flag !== "boolean") {
      seen.push({
        place: { path: pointer(item.base, flagKey) },
        seen: `${flagKey}: ${JSON.stringify(flag)}`.slice(0, 80),
      });
    }
    const structured = own(result, "structuredContent");
    if (
      structured !== undefined &&
      structured !== null &&
      !isObject(structured) &&
      !Array.isArray(structured)
    ) {
      seen.push({ place: { path: pointer(item.base, "structuredContent") }, seen: structured });
    }
    return seen;
  },
};

function blockProblem(block: unknown): string | undefined {
  if (!isObject(block)) return `content block: ${typeof block}`;
  const type = own(block, "type");
  if (typeof type !== "string") return "content block without type";
  if (type === "text" && typeof own(block, "text") !== "string") return "text block without text";
  return BLOCK_TYPES.has(type) ? undefined : `type: ${type.slice(0, 40)}`;
}
