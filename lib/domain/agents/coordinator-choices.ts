import type { AgentsState, SubagentLane } from "./agents-state";

/** What a coordinator did about its sources beyond giving each out once. Numbers of different sources. */
export type CoordinatorChoices = {
  /** Given out again after a failure or a crash, in the same way. */
  again: number;
  /** Given to a subagent that asks the mirror. */
  mirror: number;
  /** Given to a subagent with the other credential. */
  credential: number;
  /** Given on because a subagent had stopped before it tried them. */
  passedOn: number;
  /** Missing by the newest report, and accepted as such. */
  accepted: number;
  /** Tried by nobody: the scope was narrowed to the others. */
  leftOut: number;
};

type Standing = "done" | "missing" | "not_tried";

/** Reads a coordinator's choices from its delegations and from the reports it got: from what it could know. */
export function coordinatorChoices(state: AgentsState): CoordinatorChoices {
  const ids = { again: idSet(), mirror: idSet(), credential: idSet(), passedOn: idSet() };
  const standings = new Map<string, Standing | "unknown">();
  for (const lane of state.lanes) {
    for (const id of lane.sourceIds) {
      const before = standings.get(id);
      if (before !== undefined && before !== "done") ids[wayOf(lane, before)].add(id);
    }
    const report = state.messages.find(({ subagentId }) => subagentId === lane.subagentId)?.report;
    for (const id of lane.sourceIds) standings.set(id, "unknown");
    for (const { id } of report?.partialResults ?? []) standings.set(id, "done");
    for (const { id } of report?.failures ?? []) standings.set(id, "missing");
    for (const id of report?.notTried ?? []) standings.set(id, "not_tried");
  }
  const known = (state.started?.sourceIds ?? []).map((id) => standings.get(id));
  return {
    again: ids.again.size,
    mirror: ids.mirror.size,
    credential: ids.credential.size,
    passedOn: ids.passedOn.size,
    accepted: known.filter((standing) => standing === "missing" || standing === "unknown").length,
    leftOut: known.filter((standing) => standing === undefined || standing === "not_tried").length,
  };
}

function wayOf(lane: SubagentLane, before: Standing | "unknown") {
  if (lane.useMirror) return "mirror";
  if (lane.elevated) return "credential";
  return before === "not_tried" ? "passedOn" : "again";
}

const idSet = () => new Set<string>();
