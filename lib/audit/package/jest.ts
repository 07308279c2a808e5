import type { FailWellOptions } from "./matcher";

export { type FailWellOptions, toFailWell } from "./matcher";

declare global {
  namespace jest {
    interface Matchers<R> {
      /** The tool result is a failure and well made, by the audit's rules. */
      toFailWell(options?: FailWellOptions): R;
    }
  }
}
