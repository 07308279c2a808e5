import {
  HOST_POLICIES,
  type Locale,
  MCP_SDKS,
  NEVER_RECOVERS,
  PITFALLS,
  RESPONSE_STYLES,
  RUN_DEFAULTS,
  type RunRequest,
  runRequestSchema,
  SIMULATOR_MODEL,
} from "./run-request";

/** The run that the lab shows before anything is chosen. */
export const DEFAULT_SETTINGS = {
  orderId: "A-999",
  responseStyle: "structured",
  model: SIMULATOR_MODEL,
} as const satisfies Partial<RunRequest>;

/** Anything that reads query parameters: `URLSearchParams`, or what a page is handed. */
export type QueryReader = { get(name: string): string | null };

/**
 * Run settings from an address: `order`, `style`, `prompt`, `model`, `seed`, `failures`, `host`, `pitfall`, `sdk`, `turns`.
 * A value that no run could have is left out, so that an old or mangled link still opens.
 */
export function requestFromQuery(query: QueryReader, locale: Locale): RunRequest {
  const candidate: RunRequest = {
    locale,
    orderId: query.get("order")?.slice(0, 200) ?? DEFAULT_SETTINGS.orderId,
    responseStyle: oneOf(RESPONSE_STYLES, query.get("style")) ?? DEFAULT_SETTINGS.responseStyle,
    model: query.get("model")?.slice(0, 100) || DEFAULT_SETTINGS.model,
  };
  const prompt = query.get("prompt");
  const failures = query.get("failures");
  const optional: Partial<RunRequest>[] = [
    prompt === null ? {} : { prompt },
    number(query, "seed", (seed) => ({ seed })),
    failures === NEVER_RECOVERS
      ? { transientFailures: NEVER_RECOVERS }
      : number(query, "failures", (transientFailures) => ({ transientFailures })),
    optionally(oneOf(HOST_POLICIES, query.get("host")), (hostPolicy) => ({ hostPolicy })),
    optionally(oneOf(PITFALLS, query.get("pitfall")), (pitfall) => ({ pitfall })),
    optionally(oneOf(MCP_SDKS, query.get("sdk")), (sdk) => ({ sdk })),
    number(query, "turns", (maxTurns) => ({ maxTurns })),
  ];
  let request = candidate;
  for (const setting of optional) {
    const next = runRequestSchema.safeParse({ ...request, ...setting });
    if (next.success) request = next.data;
  }
  return request;
}

/** The shortest query that `requestFromQuery` reads back as the same settings; the language is in the path. */
export function queryFromRequest(request: RunRequest): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | undefined, standard?: string | number) => {
    if (value !== undefined && value !== standard) query.set(name, String(value));
  };
  put("order", request.orderId, DEFAULT_SETTINGS.orderId);
  put("style", request.responseStyle, DEFAULT_SETTINGS.responseStyle);
  put("model", request.model, DEFAULT_SETTINGS.model);
  put("prompt", request.prompt);
  put("seed", request.seed, RUN_DEFAULTS.seed);
  put("failures", request.transientFailures, RUN_DEFAULTS.transientFailures);
  put("host", request.hostPolicy, RUN_DEFAULTS.hostPolicy);
  put("pitfall", request.pitfall);
  put("sdk", request.sdk, RUN_DEFAULTS.sdk);
  put("turns", request.maxTurns, RUN_DEFAULTS.maxTurns);
  return query;
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}

function optionally<T>(value: T | undefined, make: (value: T) => Partial<RunRequest>): Partial<RunRequest> {
  return value === undefined ? {} : make(value);
}

function number(query: QueryReader, name: string, make: (value: number) => Partial<RunRequest>) {
  const text = query.get(name);
  return text === null || text === "" ? {} : make(Number(text));
}
