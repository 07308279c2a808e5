import { createHttpLink } from "@/lib/audit/probe/http-link";
import { ProbeError } from "@/lib/audit/probe/link";
import {
  type ProbeMessage,
  type ProbeRequest,
  probeRequestSchema,
  toProbeMessage,
} from "@/lib/audit/probe/messages";
import { probe } from "@/lib/audit/probe/probe";
import { systemClock } from "@/lib/domain/clock";
import { followSignals } from "@/lib/domain/follow-signals";
import { guard } from "@/lib/http/guard";
import { readJson, refused } from "@/lib/http/read-json";
import { checkUrl, createSafeFetch, ForbiddenAddressError } from "@/lib/http/safe-fetch";
import { sseResponse } from "@/lib/streaming/sse-response";

const TOTAL_TIMEOUT_MS = 120_000;
const CALL_TIMEOUT_MS = 10_000;
const MAX_CALLS = 120;
const MAX_REPLY_BYTES = 1024 * 1024;
/** Headers that belong to the connection, not to the caller. */
const RESERVED = new Set([
  "host",
  "content-length",
  "connection",
  "transfer-encoding",
  "upgrade",
  "cookie",
  "proxy-authorization",
  "te",
  "trailer",
  "keep-alive",
]);

/** Probes an MCP server by URL and streams what happens as server-sent events (`ProbeMessage`). */
export const POST = guard(async (request) => {
  const read = await readJson(request, probeRequestSchema);
  if (!read.ok) return read.response;
  const allowPrivate = process.env.FAILWELL_ALLOW_PRIVATE === "1";
  try {
    checkUrl(read.value.url, allowPrivate);
  } catch (error) {
    if (error instanceof ForbiddenAddressError)
      return refused(400, `This address cannot be probed: ${error.message}.`, "url");
    throw error;
  }
  const reserved = Object.keys(read.value.headers ?? {}).find((name) => RESERVED.has(name.toLowerCase()));
  if (reserved !== undefined)
    return refused(400, `The header ${reserved} cannot be set.`, `headers.${reserved}`);

  return sseResponse((signal) => probeMessages(read.value, allowPrivate, signal), request.signal);
});

async function* probeMessages(
  { url, headers, tools, skip, listOnly }: ProbeRequest,
  allowPrivate: boolean,
  gone: AbortSignal,
): AsyncGenerator<ProbeMessage, void, undefined> {
  const { signal, release } = followSignals(gone, AbortSignal.timeout(TOTAL_TIMEOUT_MS));
  const safe = createSafeFetch({ allowPrivate });
  const link = createHttpLink({ url, headers: headers ?? {}, fetch: safe.fetch, maxBytes: MAX_REPLY_BYTES });
  const options = {
    chosenTools: tools ?? [],
    skippedTools: skip ?? [],
    callTimeoutMs: CALL_TIMEOUT_MS,
    maxCalls: MAX_CALLS,
    signal,
    clock: systemClock,
  };
  try {
    for await (const event of probe(link, options)) {
      yield toProbeMessage(event);
      if (listOnly) return;
    }
  } catch (error) {
    if (error instanceof ProbeError) yield { type: "failed", reason: error.reason, detail: error.detail };
    else if (signal.aborted)
      yield { type: "failed", reason: "timeout", detail: `not done within ${TOTAL_TIMEOUT_MS} ms` };
    else throw error;
  } finally {
    release();
    await safe.close();
  }
}
