/** Does nothing: without a file of its own, the blank page would be built with Failwell's. */
export function register() {
  return undefined;
}
