import { type RunEvent, runEventSchema } from "@/lib/domain/run-event";
import { type RunRequest, SIMULATOR_MODEL } from "@/lib/domain/run-request";
import { collectLabRun } from "@/lib/lab/run-lab";

const ORDERS = ["A-1", "abc", "A-404", "A-999", "A-403", "A-429", "A-TIMEOUT"];
const STYLES = ["structured", "generic", "prose"] as const;

/** One ordinary run of the lab. */
export function shortTrace(): Promise<RunEvent[]> {
  return collectLabRun(requestNumber(6));
}

/** A trace of at least `length` events: real runs of the lab, one after the other, joined to one. */
export async function longTrace(length: number): Promise<RunEvent[]> {
  const joined: RunEvent[] = [];
  let turns = 0;
  for (let number = 0; joined.length < length; number += 1) {
    const run = (await collectLabRun(requestNumber(number))).slice(joined.length === 0 ? 0 : 1, -1);
    const before = { seq: joined.length, at: joined.at(-1)?.at ?? 0, turns };
    const first = run[0]?.seq ?? 0;
    for (const event of run) {
      const moved = { ...event, seq: before.seq + event.seq - first, at: before.at + event.at };
      if (moved.type === "turn_started") {
        moved.turn += before.turns;
        turns = moved.turn;
      }
      // Each run numbers its tool uses by its own request; in one run they must differ.
      const text = JSON.stringify(moved).replaceAll("toolu_sim_", `toolu_sim_${number}_`);
      joined.push(runEventSchema.parse(JSON.parse(text)));
    }
  }
  return joined;
}

function requestNumber(number: number): RunRequest {
  return {
    locale: "en",
    orderId: ORDERS[number % ORDERS.length] ?? "A-1",
    responseStyle: STYLES[number % STYLES.length] ?? "structured",
    model: SIMULATOR_MODEL,
    seed: number,
  };
}
