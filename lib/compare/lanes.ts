import {
  PITFALLS,
  type Pitfall,
  RESPONSE_STYLES,
  type ResponseStyle,
  type RunRequest,
} from "@/lib/domain/run-request";

/** What one lane varies: how the server words failures, or a tempting mistake in server, prompt or tools. */
export type Lane = { kind: "style"; style: ResponseStyle } | { kind: "pitfall"; pitfall: Pitfall };

export const MIN_LANES = 2;
export const MAX_LANES = 4;

/** What the page compares before anything is chosen. */
export const DEFAULT_LANES: readonly Lane[] = [
  { kind: "style", style: "generic" },
  { kind: "style", style: "structured" },
];

/** Every lane there can be. */
export const ALL_LANES: readonly Lane[] = [
  ...RESPONSE_STYLES.map((style): Lane => ({ kind: "style", style })),
  ...PITFALLS.map((pitfall): Lane => ({ kind: "pitfall", pitfall })),
];

/** A lane as one word, unique among all lanes. */
export function laneId(lane: Lane): ResponseStyle | Pitfall {
  return lane.kind === "style" ? lane.style : lane.pitfall;
}

/** The lane of this word, if there is one. */
export function laneOf(id: string): Lane | undefined {
  return ALL_LANES.find((lane) => laneId(lane) === id);
}

/** Lanes from an address, e.g. `generic,structured`; the default where it names fewer than two. */
export function lanesFromQuery(text: string | null): readonly Lane[] {
  const lanes = (text ?? "")
    .split(",")
    .flatMap((id) => laneOf(id) ?? [])
    .slice(0, MAX_LANES);
  return lanes.length < MIN_LANES ? DEFAULT_LANES : lanes;
}

/** The text that `lanesFromQuery` reads back. */
export function lanesToQuery(lanes: readonly Lane[]): string {
  return lanes.map(laneId).join(",");
}

/** The run of one lane: the shared settings with what this lane varies. A pitfall starts from the right design. */
export function laneRequest(shared: RunRequest, lane: Lane): RunRequest {
  const { pitfall: _pitfall, ...rest } = shared;
  return lane.kind === "style"
    ? { ...rest, responseStyle: lane.style }
    : { ...rest, responseStyle: "structured", pitfall: lane.pitfall };
}

/** The lane that a run belongs to, e.g. one from a file. */
export function laneOfRequest(request: RunRequest): Lane {
  return request.pitfall
    ? { kind: "pitfall", pitfall: request.pitfall }
    : { kind: "style", style: request.responseStyle };
}
