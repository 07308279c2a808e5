import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FoldCache } from "./fold-cache";

type Item = { text: string };
const reduce = (state: string, { text }: Item) => `${state}${text}`;
const items = fc.array(fc.record({ text: fc.string({ minLength: 1, maxLength: 3 }) }), { maxLength: 20 });

describe("FoldCache", () => {
  it("gives the plain fold of any prefix, in whatever order prefixes and lists are asked for", () => {
    const asked = fc.array(fc.tuple(fc.nat(1), fc.nat(25)), { maxLength: 12 });
    fc.assert(
      fc.property(items, items, asked, (one, two, steps) => {
        const cache = new FoldCache("", reduce);
        for (const [which, length] of steps) {
          const list = which === 0 ? one : two;
          expect(cache.prefix(list, length)).toBe(list.slice(0, length).reduce(reduce, ""));
        }
      }),
    );
  });

  it("folds each event once while a list grows and is stepped through", () => {
    let folded = 0;
    const cache = new FoldCache("", (state: string, item: Item) => {
      folded += 1;
      return reduce(state, item);
    });
    const whole = Array.from({ length: 30 }, (_, n) => ({ text: String(n) }));
    for (let length = 0; length <= whole.length; length++) cache.prefix(whole.slice(0, length), length);
    for (const length of [3, 30, 0, 17]) cache.prefix(whole, length);
    expect(folded).toBe(whole.length);
  });
});
