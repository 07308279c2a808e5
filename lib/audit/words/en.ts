import type { RuleId } from "../rule-ids";
import type { RuleWords } from ".";

export const en: Record<RuleId, RuleWords> = {
  "malformed-result": {
    title: "Not a valid tool result",
    why: "Clients that check the schema throw it away, and the model sees the client's complaint instead of what happened.",
    fix: "Return `content` as an array of blocks, each with a `type`; `isError` is a boolean.",
  },
  "misspelled-flag": {
    title: "The error flag has a name that no client reads",
    why: "MCP knows only `isError`, the Messages API only `is_error`. Under another name the flag is dropped and the failure passes for a success.",
    fix: "MCP result: `isError: true`. `tool_result` block: `is_error: true`.",
  },
  "failure-not-flagged": {
    title: "A failure that is not flagged as an error",
    why: "Host and model take it for data. The agent may quote the error to the customer as an answer, and no retry or error count ever sees it.",
    fix: "Set `isError: true` on the result.",
  },
  "status-field": {
    title: "A status field says error inside a success",
    why: "Whether it failed is now a matter of reading. Hosts read `isError` and nothing else.",
    fix: "Drop the status field and set `isError: true`.",
  },
  "failure-as-empty": {
    title: "A failed query that looks like an empty result",
    why: "The agent tells the customer, with confidence, that nothing exists. Nobody looked.",
    fix: "Return an error with `isError: true`; keep empty lists for queries that ran.",
  },
  "failure-as-protocol-error": {
    title: "A failing tool answered with a protocol error",
    why: "Many hosts end the run on a JSON-RPC error; the model never reasons about it.",
    fix: "Return a result with `isError: true`. Keep JSON-RPC errors for unknown tools and malformed requests.",
  },
  "unknown-tool-as-result": {
    title: "An unknown tool answered with a result",
    why: "It reads as if the tool had run and failed, so the agent changes arguments and calls it again.",
    fix: "Answer with a JSON-RPC error, code −32602.",
  },
  "empty-flagged-as-error": {
    title: "A valid empty result flagged as an error",
    why: "The agent retries or reports a fault, where “nothing found” was the answer.",
    fix: "Return it without `isError`, with a note that the query ran.",
  },
  "empty-error": {
    title: "An error without a word",
    why: "The model knows that something failed and nothing else. Whatever it does next is a guess.",
    fix: "Put the structured error into a text block.",
  },
  "generic-message": {
    title: "A message that fits every failure",
    why: "It gives no ground to choose between retrying, correcting, explaining and escalating.",
    fix: "Say what failed, on which input, and what may be tried next.",
  },
  "missing-category": {
    title: "No error category",
    why: "Each category has its own recovery. Without one the agent guesses from the wording.",
    fix: "Add `errorCategory`: transient, validation, business or permission.",
  },
  "unknown-category": {
    title: "An error category outside the four",
    why: "An agent or host that acts on the four does not know what to do with a fifth.",
    fix: "Map it to transient, validation, business or permission; keep your own code in a field of its own.",
  },
  "missing-retryability": {
    title: "Does not say whether a retry can help",
    why: "The agent repeats a call that fails for certain, or gives up on one that would have worked.",
    fix: "Add `isRetryable`: true only if the same call, unchanged, may succeed later.",
  },
  "retryable-mismatch": {
    title: "Category and retryability contradict each other",
    why: "The same call fails again each time; the agent burns turns and tokens on it.",
    fix: "Only a transient failure is retryable. Elsewhere set `isRetryable: false` and name the next step.",
  },
  "business-without-customer-message": {
    title: "A business failure without a customer message",
    why: "The agent has to put the rule into its own words, and makes them up or exposes internals.",
    fix: "Add `customerMessage`: what the customer may be told, and what can be done instead.",
  },
  "vague-validation": {
    title: "Bad input, and no word on which",
    why: "The agent cannot correct an argument that it cannot find; it varies them at random.",
    fix: "Name the field, what was expected, and one good example.",
  },
  "rate-limit-without-delay": {
    title: "Rate limited without a delay",
    why: "The agent retries at once, and each retry extends the limit.",
    fix: "Add `retryAfterMs`, taken from `Retry-After` where there is one.",
  },
  "partial-failure-hidden": {
    title: "A partial failure that is not told in full",
    why: "Either an incomplete answer passes for a complete one, or finished work is thrown away and done again.",
    fix: "Say how much succeeded and what failed, and carry what succeeded in `partialResults`.",
  },
  "detail-only-in-structured-content": {
    title: "Detail only in structuredContent",
    why: "Several hosts pass only `content` text to the model: there the detail is lost.",
    fix: "Write the same JSON into the text block.",
  },
  "detail-only-in-error-data": {
    title: "Detail only in error.data",
    why: "Most hosts show the message of a JSON-RPC error at best, and drop `data`.",
    fix: "Put what the agent needs into the message, or return a result with `isError: true`.",
  },
  "text-contradicts-structured-content": {
    title: "Text and structuredContent contradict each other",
    why: "Which of the two the model sees depends on the host, so the same server behaves differently in each.",
    fix: "Make both from one object.",
  },
  "output-schema-hides-error": {
    title: "The output schema hides the error",
    why: "The client validates `structuredContent`, throws, and the model sees a complaint about the schema instead of the failure.",
    fix: "Make the error shape part of `outputSchema`, or leave `structuredContent` out of errors.",
  },
  "double-encoded": {
    title: "JSON inside JSON text",
    why: "Fields are out of reach for code, and the model pays for every backslash.",
    fix: "Serialise once: put the object's JSON straight into the text block.",
  },
  "leaks-credentials": {
    title: "Credentials in an error",
    why: "They are now in the model's context, in transcripts and logs, and perhaps in the answer to the customer. Replace them.",
    fix: "Redact on the server before the message is written; rotate what has leaked.",
  },
  "leaks-internals": {
    title: "Internals in an error",
    why: "Stacks, paths, hosts and SQL help an attacker and not the agent, and it may pass them on to the customer.",
    fix: "Log the exception with an id on the server; return a message written for the agent.",
  },
  "html-page": {
    title: "An HTML page instead of an error",
    why: "The model reads mark-up of a proxy that knows nothing about the tool.",
    fix: "Turn the upstream's status into category, retryability and one sentence.",
  },
  "oversized-error": {
    title: "An error that fills the context",
    why: "Every later turn pays for it, and what matters drowns in it.",
    fix: "Say the cause and the next step in a few sentences; keep the rest in the server's log.",
  },
  "category-only-implied": {
    title: "The category is only implied by a code",
    why: "A reader who knows the code can tell; a host that acts on fields cannot.",
    fix: "Add `errorCategory` and `isRetryable` beside the code.",
  },
  "ambiguous-empty": {
    title: "An empty result that does not say that the query ran",
    why: "It cannot be told from a failure that was swallowed.",
    fix: "Add a note: what was searched, and that nothing matched.",
  },
};
