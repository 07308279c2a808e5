import type { Hypothesis, RecoveryAction } from "@/lib/domain/recovery";

/** One number per hypothesis, in the order transient, validation, business, permission, found, empty. */
export type PerHypothesis = Readonly<Record<Hypothesis, number>>;

/**
 * Every number the decision model uses. There are no others: evidence is read by rules, belief is Bayes over `prior`, `ratios` and
 * `likelihoods`, and an action is chosen by `costs`. A learner may override any of them by its dotted path, e.g. `ratios.word`.
 */
export interface Parameters {
  /** What is believed of a result before it is read, by whether it is flagged as an error. Each sums to 1. */
  readonly prior: { readonly flagged: PerHypothesis; readonly unflagged: PerHypothesis };
  /** Cues that name one hypothesis: how many times as likely the cue is when that hypothesis is true. */
  readonly ratios: Readonly<Record<RatioCue, number>>;
  /** Other cues: how likely each is under each hypothesis. Only the proportions within a row matter. */
  readonly likelihoods: Readonly<Record<LikelihoodCue, PerHypothesis>>;
  /** How likely one more identical failure is if the fault is transient, against certain if it is not. */
  readonly failedRetry: number;
  /** Chance that a retry clears a transient fault: a Beta(a, b) belief, so a / (a + b + failed retries). */
  readonly retryClears: { readonly a: number; readonly b: number };
  readonly costs: Costs;
  /** Whether wording made for the agent is fit for the customer: prior, and the likelihood of each sign of internals. */
  readonly passOn: { readonly fit: number; readonly perSign: number };
  /** With a tool that classifies errors at hand, it is asked when the belief is still this many bits wide. */
  readonly analyseAboveBits: number;
}

export type RatioCue =
  | "errorCategory"
  | "category_synonym"
  | "http_status"
  | "code_word"
  | "word"
  | "example_close"
  | "example_far";

export type LikelihoodCue =
  | "retryable_true"
  | "retryable_false"
  | "retry_after"
  | "field"
  | "customer_message"
  | "http_500"
  | "word_no_retry"
  | "error_word"
  | "status_field"
  | "empty_list"
  | "note"
  | "data"
  | "plain_text"
  | "no_content";

/** Costs in one unit: about a minute of a customer's patience. */
export interface Costs {
  /** What an action costs if the hypothesis is true. `retry` under transient is not read: it follows from the horizon. */
  readonly table: Readonly<Record<RecoveryAction, PerHypothesis>>;
  /** One more call of the same tool: a turn, its tokens and a back-off. */
  readonly retryCall: number;
  /** Each second that the server asks to wait. */
  readonly perSecondWait: number;
  /** Explaining with nothing to pass on: the customer learns nothing. */
  readonly nothingToExplain: number;
  /** What is taken off an action that the result itself suggests. */
  readonly suggested: number;
}

const row = (
  transient: number,
  validation: number,
  business: number,
  permission: number,
  found: number,
  empty: number,
): PerHypothesis => ({ transient, validation, business, permission, found, empty });

/** The defaults, each with its reason. */
export const DEFAULT_PARAMETERS: Parameters = {
  prior: {
    // A flag rules out found and empty. Among failures, time-outs and outages are seen most, then bad arguments, then rules, then
    // rights: 1.9 of at most 2 bits are open, so an agent that learns nothing more is nearly guessing.
    flagged: row(0.4, 0.25, 0.2, 0.15, 0, 0),
    // Most results that are not flagged are what they seem. One in ten hides a failure: servers that do so exist.
    unflagged: row(0.05, 0.02, 0.02, 0.01, 0.7, 0.2),
  },
  ratios: {
    // A category spelled as agreed can hardly mean anything else.
    errorCategory: 3000,
    // Another spelling ("policy_violation") has to be interpreted, but is still meant as a category.
    category_synonym: 300,
    // 429 or 403 says much, yet gateways and frameworks answer with codes of their own.
    http_status: 40,
    // A symbolic code ("ETIMEDOUT") is precise about the cause, less so about what to do.
    code_word: 40,
    // A word in a sentence: "window" may be a refund window or a maintenance window.
    word: 20,
    // Wording close to an example in the prompt is read as that example was labelled.
    example_close: 60,
    // Some shared words with an example still pull towards its label, rightly or not.
    example_far: 5,
  },
  likelihoods: {
    // By definition only a transient failure may succeed unchanged; the rest is room for servers that say it of everything.
    retryable_true: row(1, 0.01, 0.01, 0.01, 0.05, 0.05),
    // Transient failures may forbid the retry too, where it could repeat a side effect; rarely.
    retryable_false: row(0.02, 1, 1, 1, 0.2, 0.2),
    // Servers name a delay when waiting helps.
    retry_after: row(1, 0.01, 0.02, 0.01, 0.02, 0.02),
    // An argument is named when it is the argument that is wrong.
    field: row(0.05, 1, 0.15, 0.1, 0.05, 0.02),
    // Words meant for the customer come mostly with rules, which need explaining.
    customer_message: row(0.3, 0.25, 1, 0.35, 0.1, 0.05),
    // 500 is what frameworks answer when anything at all goes wrong: a slight lean towards an outage.
    http_500: row(1, 0.4, 0.45, 0.4, 0.1, 0.1),
    // "Will fail again", in prose.
    word_no_retry: row(0.05, 1, 1, 1, 0.3, 0.3),
    // "Error" or "failed" at the start of a result that is not flagged; data may hold the words as well.
    error_word: row(1, 1, 1, 1, 0.02, 0.1),
    // A status that says error inside a success: readers who skim take the success at its word.
    status_field: row(1, 1, 1, 1, 0.03, 0.03),
    // An empty list is what "nothing matched" looks like. A failure dressed as one is not expected, which is why it deceives.
    empty_list: row(0.12, 0.12, 0.1, 0.1, 0.001, 1),
    // A note that the query ran and matched nothing is hardly written by accident.
    note: row(0.02, 0.02, 0.02, 0.02, 0.3, 1),
    // Records do not come out of a failure.
    data: row(0.001, 0.001, 0.001, 0.001, 1, 0.001),
    // Prose in a success is usually the answer.
    plain_text: row(0.03, 0.03, 0.03, 0.03, 1, 0.1),
    // No content at all fits nothing well.
    no_content: row(0.5, 0.3, 0.3, 0.3, 0.05, 0.5),
  },
  // Of transient faults about half clear by the next try, so each failed one halves the odds.
  failedRetry: 0.5,
  // Optimistic at first, sobered by each failure: three retries are worth their cost, a fourth is not.
  retryClears: { a: 1, b: 0.6 },
  costs: {
    table: {
      // The same call again cannot help unless the fault passes: a turn lost, and the problem still there.
      retry: row(0, 5, 5, 6, 2, 2.5),
      // Other arguments help only where the arguments were wrong.
      correct_input: row(5, 0.8, 6, 6, 4, 3),
      // Asking costs the customer a round trip, and their trust where nothing was wrong with the number.
      ask_user: row(6, 2, 6.5, 6.5, 5, 4),
      // The customer's own words for the rule, and a way on. Wrong where no rule is in play.
      explain_and_offer: row(7, 7, 1, 5, 7, 7),
      // A colleague's time. Right where only a colleague may act.
      escalate: row(6, 5, 4, 1, 6, 6),
      // Honest, claims nothing, leaves the customer waiting.
      report_unconfirmed: row(4, 5, 5, 5, 6, 6),
      // A false "does not exist" is the dearest mistake there is.
      report_not_found: row(9, 9, 9, 9, 9, 0.5),
      // Data that is not there cannot be told.
      answer: row(9, 9, 9, 9, 0, 8),
      // "That did not work": harmless, useless. Best only for a rule that cannot be explained.
      vague_reply: row(5, 5, 3.5, 5, 6, 6),
    },
    retryCall: 1,
    perSecondWait: 0.01,
    nothingToExplain: 3,
    suggested: 3,
  },
  // Most messages could be shown; each host, path, stack frame or statement in it makes that three times less likely.
  passOn: { fit: 0.95, perSign: 0.3 },
  // Three quarters of a bit is about one chance in five of drawing the wrong category.
  analyseAboveBits: 0.75,
};
