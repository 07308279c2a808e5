import {
  beliefAfter,
  type Choice,
  chooseAction,
  createRng,
  decisionContext,
  entropyBits,
  exampleEvidence,
  type ResultReading,
  readResult,
} from "@/lib/decision";
import type { Belief, Evidence } from "@/lib/domain/recovery";
import type { ToolResultBlock } from "@/lib/domain/run-event";
import type { Conversation } from "./conversation";
import { quotable, signsOfInternals } from "./internals";

/** A result as the model understands it, before it decides. */
export interface Assessment {
  reading: ResultReading;
  evidence: Evidence[];
  belief: Belief;
  /** Bits still open. */
  openBits: number;
  failedRetries: number;
  /** Words made for the customer, as they are. */
  customerMessage: string | undefined;
  /** A piece of the tool's own text that the model would repeat for want of better, e.g. to explain. */
  quote: string | undefined;
}

/** What a decision depends on beside the result. */
export interface Means {
  canCorrect: boolean;
  canEscalate: boolean;
  /** No more calls in this turn, whatever for. */
  callsUsedUp: boolean;
  /** A tool that the message names as the way to the right input, and that can be called. */
  hintsAtCorrection: boolean;
}

/** Reads a result, with what a classifying tool said of it, if one was asked. Every draw is seeded by `key`. */
export function assess(
  conversation: Conversation,
  result: ToolResultBlock,
  diagnosis: ToolResultBlock | undefined,
  failedRetries: number,
  key: string,
): Assessment {
  const { parameters, examples } = conversation;
  const reading = readResult(result);
  const evidence = [...reading.evidence];
  const likeExample =
    reading.isError && reading.message
      ? exampleEvidence(examples, reading.message, "/content/0/text")
      : undefined;
  if (likeExample) evidence.push(likeExample);
  const told = diagnosis && readResult(diagnosis);
  if (told) {
    evidence.push(...told.evidence.filter((item) => item.cue !== "is_error"));
    reading.retryable ??= told.retryable;
    reading.retryAfterMs ??= told.retryAfterMs;
    reading.suggestedAction ??= told.suggestedAction;
  }
  const isError = reading.isError || evidence.some((item) => item.cue === "errorCategory");
  const belief = beliefAfter(evidence, { failedRetries, isError }, parameters);
  return {
    reading,
    evidence,
    belief,
    openBits: entropyBits(belief),
    failedRetries,
    customerMessage: reading.customerMessage ?? told?.customerMessage,
    quote: quoteOf(reading, evidence, conversation, key),
  };
}

/** Draws a hypothesis and takes the cheapest action for it. */
export function decide(
  conversation: Conversation,
  { reading, belief, failedRetries, customerMessage, quote }: Assessment,
  means: Means,
  key: string,
): Choice {
  return chooseAction(
    belief,
    decisionContext(
      { ...reading, customerMessage },
      { ...means, failedRetries, canQuote: quote !== undefined },
    ),
    createRng(seedOf(conversation.seed, `choice ${key}`)),
    conversation.parameters,
  );
}

/**
 * Whether the tool's own text would be repeated to the customer. Nothing is repeated that says nothing; a message beside a category is for the
 * agent; anything else is a draw from how fit it looks: each sign of internals makes it less likely.
 */
function quoteOf(
  { message, messageIsInternal, isError }: ResultReading,
  evidence: readonly Evidence[],
  { parameters, seed }: Conversation,
  key: string,
): string | undefined {
  if (!message || messageIsInternal || !isError) return undefined;
  const telling = evidence.some((item) => item.cue !== "is_error" && item.cue !== "customerMessage");
  const quote = quotable(message);
  const signs = signsOfInternals(quote);
  if (!telling && signs === 0) return undefined;
  const { fit, perSign } = parameters.passOn;
  const weight = fit * perSign ** signs;
  const looksFit = weight / (weight + 1 - fit);
  return createRng(seedOf(seed, `quote ${key}`))() < looksFit ? quote : undefined;
}

const seedOf = (seed: number, key: string): number => {
  let mixed = seed ^ 0x9e3779b9;
  for (let i = 0; i < key.length; i++)
    mixed = Math.imul(mixed ^ key.charCodeAt(i), 0x85ebca6b) ^ (mixed >>> 15);
  return mixed;
};
