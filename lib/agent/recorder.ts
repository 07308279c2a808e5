import type { Clock } from "@/lib/domain/clock";
import type { RunEvent, RunEventDraft } from "@/lib/domain/run-event";

/** Numbers and times the events of one run. */
export type Recorder = {
  record(draft: RunEventDraft): void;
};

/**
 * Gives each event its `seq` and `at`. What is recorded before `run_started` (the MCP handshake) is held back, since a run
 * begins with that event; what comes after its end (a cancelled stream's last frame) is dropped.
 */
export function createRecorder(clock: Clock, emit: (event: RunEvent) => void): Recorder {
  const startedAt = clock.now();
  let seq = 0;
  let at = 0;
  let held: RunEventDraft[] | undefined = [];
  let ended = false;
  const send = (draft: RunEventDraft) => {
    if (ended) return;
    ended = draft.type === "run_finished" || draft.type === "run_failed";
    at = Math.max(at, Math.round(clock.now() - startedAt));
    emit({ ...draft, seq, at });
    seq += 1;
  };
  return {
    record(draft) {
      if (!held) return send(draft);
      if (draft.type !== "run_started") {
        held.push(draft);
        return;
      }
      const before = held;
      held = undefined;
      send(draft);
      for (const early of before) send(early);
    },
  };
}
