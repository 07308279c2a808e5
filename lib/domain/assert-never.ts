/** Closes an exhaustive switch: a new case that is not handled does not compile. @throws if reached at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
