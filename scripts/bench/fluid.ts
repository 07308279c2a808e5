import { type Browser, chromium, type Page } from "@playwright/test";
import { stepEnds } from "@/components/trace/steps";
import type { RunEvent } from "@/lib/domain/run-event";
import { runFile } from "@/lib/domain/run-file";
import { findChromium } from "../find-chromium.mjs";
import { longTrace, shortTrace } from "./long-trace";
import { median } from "./measure";
import { installProbe } from "./page-probe";

/** Stepping through one trace, in milliseconds. */
export type Stepping = {
  trace: string;
  events: number;
  /** Processor slowed down so many times. */
  slowdown: number;
  steps: number;
  median: number;
  longest: number;
  longTasks: number;
};

export type FluidBench = {
  firstEvent: { runs: number; withinOneFrame: number; mostFrames: number; medianMs: number };
  stepping: Stepping[];
};

const RUNS = 30;
const LONG = 500;
const SLOWDOWNS = [1, 4];
const MAX_STEPS = 100;

/**
 * Measures in a real browser how soon the first event of a run is drawn, and how a long trace steps. Nothing where no
 * Chromium is found.
 */
export async function benchFluid(origin: string): Promise<FluidBench | undefined> {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const firstEvent = await firstEvents(await openLab(browser, origin));
    const traces = [
      { trace: "an ordinary run", events: await shortTrace() },
      { trace: "joined runs", events: await longTrace(LONG) },
    ];
    const stepping: Stepping[] = [];
    for (const slowdown of SLOWDOWNS) {
      for (const { trace, events } of traces) {
        stepping.push({ trace, ...(await stepThrough(await openLab(browser, origin), events, slowdown)) });
      }
    }
    return { firstEvent, stepping };
  } finally {
    await browser.close();
  }
}

async function openLab(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The probe's compiled source names its functions by a helper of the compiler's.
  await page.addInitScript({ content: `globalThis.__name = (one) => one; (${installProbe})();` });
  await page.goto(`${origin}/en/lab`, { waitUntil: "networkidle" });
  return page;
}

async function firstEvents(page: Page): Promise<FluidBench["firstEvent"]> {
  for (let run = 1; run <= RUNS; run += 1) {
    await page.keyboard.press("Control+Enter");
    await page.waitForFunction((count) => failwellProbe.firstEvents.length >= count, run);
    await page.getByRole("region", { name: "Verdict", exact: true }).waitFor();
  }
  const seen = await page.evaluate(() => failwellProbe.firstEvents);
  await page.close();
  return {
    runs: seen.length,
    withinOneFrame: seen.filter(({ frames }) => frames <= 1).length,
    mostFrames: Math.max(...seen.map(({ frames }) => frames)),
    medianMs: median(seen.map(({ ms }) => ms)),
  };
}

/** Back from the end, then forward again, up to a hundred steps each way, by the keys that a reader uses. */
async function stepThrough(
  page: Page,
  events: readonly RunEvent[],
  slowdown: number,
): Promise<Omit<Stepping, "trace">> {
  const text = runFile.serialize([events], new Date());
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "run.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const count = Math.min(MAX_STEPS, stepEnds(events).length - 1);
  const total = stepEnds(events).length;
  await page.getByText(`${total}/${total}`, { exact: true }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const back = await page.evaluate((steps) => failwellProbe.press("k", steps), count);
  const forth = await page.evaluate((steps) => failwellProbe.press("j", steps), count);
  await page.close();
  const steps = [...back.steps, ...forth.steps];
  return {
    events: events.length,
    slowdown,
    steps: steps.length,
    median: median(steps),
    longest: Math.max(...steps),
    longTasks: back.longTasks.length + forth.longTasks.length,
  };
}
