import { pointer, stringsIn } from "../json";
import type { Rule } from "../rule";

/** What went wrong stands only in the `data` of a JSON-RPC error, which most hosts drop. */
export const detailOnlyInErrorData: Rule = {
  id: "detail-only-in-error-data",
  severity: "warning",
  check({ protocolError }) {
    if (!protocolError || protocolError.data === undefined || protocolError.data === null) return [];
    const message = protocolError.message.toLowerCase();
    for (const { text, path } of stringsIn(protocolError.data, 100)) {
      const words = text.trim();
      if (words.length >= 8 && /\s|[\u4e00-\u9fff]/.test(words) && !message.includes(words.toLowerCase())) {
        return [{ place: { path: pointer(protocolError.path, "data") + path }, seen: words }];
      }
    }
    return [];
  },
};
