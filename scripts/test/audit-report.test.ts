import { expect, test } from "vitest";
import { readAudit } from "./audit-report.mjs";

const found = (high: number, critical: number) =>
  JSON.stringify({
    metadata: { vulnerabilities: { info: 0, low: 2, moderate: 1, high, critical, total: 3 } },
  });

test.each([
  [0, 0, true],
  [1, 0, false],
  [0, 1, false],
])("%i high and %i critical: sound is %s", (high, critical, isSound) => {
  expect(readAudit(found(high, critical))).toMatchObject({ isSound, text: expect.stringContaining("2 low") });
});

test("a registry without the endpoint, or without an answer, is told from one that found nothing", () => {
  expect(readAudit('{"message":"405 Method Not Allowed","statusCode":405}')).toEqual({
    isSound: true,
    text: expect.stringMatching(/^NOT CHECKED.+no audit endpoint \(HTTP 405\)/),
  });
  for (const stdout of ["", "null", "{}", '{"statusCode":503}', undefined]) {
    expect(readAudit(stdout).text).toMatch(/^NOT CHECKED.+did not answer/);
  }
});
