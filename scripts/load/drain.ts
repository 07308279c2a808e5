import type { ChildProcess } from "node:child_process";
import { completeRun, RunRefused } from "./one-run";

export type DrainRow = { name: string; figures: string; isOk: boolean };

/** Runs that have begun when the signal is sent, runs that were asked for right before it, and after it. */
const BEGUN = 20;
const BEFORE = 30;
const AFTER = 50;
/** Milliseconds between the requests after the signal. */
const APART_MS = 4;

type Outcome = "finished" | "refused" | { lost: string };

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function firstEvent(): { promise: Promise<void>; onBegun: () => void } {
  let onBegun: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    onBegun = resolve;
  });
  return { promise, onBegun };
}

function ask(origin: string, index: number, onBegun?: () => void): Promise<Outcome> {
  return completeRun(origin, index, onBegun).then(
    (): Outcome => "finished",
    (error: unknown): Outcome => (error instanceof RunRefused ? "refused" : { lost: reasonOf(error) }),
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? String(error.cause ?? error) : String(error);
}

/**
 * Asks the server to end while runs are under way and more come: those that had begun must finish, the others must
 * finish or be told when to come back, and the process must go by itself.
 */
export async function drain(origin: string, server: ChildProcess): Promise<DrainRow[]> {
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const begun: Promise<void>[] = [];
  const running = Array.from({ length: BEGUN }, (_, index) => {
    const { promise, onBegun } = firstEvent();
    begun.push(promise);
    return ask(origin, index, onBegun);
  });
  await Promise.race([Promise.all(begun), Promise.all(running)]);
  const before = Array.from({ length: BEFORE }, (_, index) => ask(origin, index));
  server.kill("SIGTERM");
  const after: Promise<Outcome>[] = [];
  for (let index = 0; index < AFTER; index += 1) {
    after.push(ask(origin, index));
    await sleep(APART_MS);
  }
  const rows = [
    tally("runs that had begun at SIGTERM", await Promise.all(running), ["finished"]),
    tally("runs asked for right before SIGTERM", await Promise.all(before), ["finished", "refused"]),
    tally(`runs asked for within ${AFTER * APART_MS} ms after it`, await Promise.all(after), [
      "finished",
      "refused",
    ]),
  ];
  const code = await ended;
  return [
    ...rows,
    { name: "process after SIGTERM", figures: `ended by itself, status ${code}`, isOk: code !== null },
  ];
}

function tally(name: string, outcomes: readonly Outcome[], allowed: readonly Outcome[]): DrainRow {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const lost = outcomes.filter((outcome) => typeof outcome === "object");
  const figures = [
    `${count("finished")} of ${outcomes.length} finished`,
    ...(count("refused") > 0 ? [`${count("refused")} told when to come back`] : []),
    ...(lost.length > 0 ? [`${lost.length} × ${lost[0]?.lost}`] : []),
  ];
  return { name, figures: figures.join(", "), isOk: outcomes.every((outcome) => allowed.includes(outcome)) };
}
