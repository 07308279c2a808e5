import { completeRun } from "../scripts/load/one-run";
import { expect, test } from "./fixtures";

const AT_ONCE = 200;

test(`${AT_ONCE} runs at once all finish, each stream complete, in order and as it is alone`, async ({
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const together = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => completeRun(origin, index)),
  );
  const alone: number[] = [];
  for (const index of [0, 5, 10]) alone.push(await completeRun(origin, index));
  expect([together[0], together[5], together[10]]).toEqual(alone);
});
