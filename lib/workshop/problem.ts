/** What can keep a learner's code from running to its end. */
export type ProblemKind =
  /** It is no TypeScript. */
  | "syntax"
  /** It imports something; the sandbox has no modules to offer. */
  | "import"
  /** It exports no function named `handler`. */
  | "no_handler"
  /** It threw while it was loaded, before any call. */
  | "load_threw"
  /** It did not finish loading in time. */
  | "load_stuck"
  /** The handler threw during a call, so that the client got a protocol error. */
  | "handler_threw"
  /** The sandbox itself did not come up; the code is not to blame. */
  | "sandbox";

/** One such problem. `message` is the compiler's or engine's own, in English; line and column are 1-based. */
export type Problem = { kind: ProblemKind; message: string; line?: number; column?: number };
