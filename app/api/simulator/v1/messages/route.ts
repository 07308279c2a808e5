import type { RenderError } from "@/lib/http/error-response";
import { guard } from "@/lib/http/guard";
import { handleMessages, MAX_BODY_BYTES } from "@/lib/simulator";

const ERROR_TYPES: Readonly<Record<number, string>> = {
  403: "permission_error",
  413: "request_too_large",
  429: "rate_limit_error",
};

/** Refuses in the Messages API's own terms: its clients know no others. */
const renderError: RenderError = (status, { message }, headers) =>
  Response.json(
    { type: "error", error: { type: ERROR_TYPES[status] ?? "api_error", message } },
    { status, headers },
  );

const handle = guard(handleMessages, { maxBodyBytes: MAX_BODY_BYTES, renderError });

/** The simulated model as a Messages API endpoint: point any Anthropic client at `/api/simulator`. */
export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
