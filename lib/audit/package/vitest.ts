import type {} from "vitest";
import type { FailWellOptions } from "./matcher";

export { type FailWellOptions, toFailWell } from "./matcher";

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: an augmentation repeats the type parameters of what it augments
  interface Matchers<T = any> {
    /** The tool result is a failure and well made, by the audit's rules. */
    toFailWell(options?: FailWellOptions): void;
  }
}
