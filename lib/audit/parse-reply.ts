import { closeJson } from "./close-json";
import { isObject, type Parsed, parseJson } from "./json";

/** Longer texts are not searched for Python or YAML. */
const MAX_LENIENT = 20_000;

/**
 * The value that a text block is, where it is one: JSON, JSON in a code fence, what Python's `str(dict)` writes, JSON cut off in the middle, or a few
 * `key: value` lines that begin with a status. Never throws.
 */
export function parseReply(text: string): Parsed {
  const trimmed = text.trim();
  if (/^[[{"]/.test(trimmed)) {
    const json = parseJson(trimmed);
    if (json.ok || trimmed.length > MAX_LENIENT) return json;
    const python = parsePython(trimmed);
    return python.ok ? python : closeJson(trimmed);
  }
  const fenced = /^```(?:json)?[ \t]*\n([\s\S]*?)\n?```$/.exec(trimmed)?.[1];
  if (fenced !== undefined && /^\s*[[{]/.test(fenced)) return parseJson(fenced.trim());
  return parseLines(trimmed);
}

/** `{'status': 'error', 'data': None}`: strings in either quote, True, False, None. */
function parsePython(text: string): Parsed {
  if (!/^[[{][\s[{]*'/.test(text)) return { ok: false };
  const json = text.replace(
    /'((?:[^'\\\n]|\\.)*)'|"(?:[^"\\\n]|\\.)*"|\b(?:True|False|None)\b/g,
    (token, single: string | undefined) => {
      if (single !== undefined) return JSON.stringify(single.replaceAll("\\'", "'"));
      if (token === "None") return "null";
      return token.startsWith('"') ? token : token.toLowerCase();
    },
  );
  const parsed = parseJson(json);
  return parsed.ok && typeof parsed.value === "object" ? parsed : { ok: false };
}

/** `status: error`, then a few more lines like it. */
function parseLines(text: string): Parsed {
  if (text.length > 2000 || !/^(?:status|success|ok|error|iserror|is_error)\s?: /.test(text))
    return { ok: false };
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const pairs = lines.map((line) => /^([a-z][\w-]{0,40})\s?: (.{1,500})$/.exec(line));
  if (lines.length < 2 || lines.length > 12 || pairs.includes(null)) return { ok: false };
  const value = Object.fromEntries(
    pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], scalar(pair[2].trim())] as const] : [])),
  );
  return isObject(value) ? { ok: true, value } : { ok: false };
}

function scalar(text: string): unknown {
  if (/^(?:true|false|null|-?\d{1,9})$/.test(text)) return JSON.parse(text);
  return text.replace(/^(["'])(.*)\1$/, "$2");
}
