import type { QueryReader } from "../run-query";
import type { Locale } from "../run-request";
import { type AgentsRequest, agentsRequestSchema } from "./agents-request";

/** The run that the page shows before anything is chosen. */
export function defaultAgentsRequest(locale: Locale): AgentsRequest {
  return agentsRequestSchema.parse({ locale, strategy: "local_recovery", plan: "mixed" });
}

const NUMBERS = ["sources", "subagents", "parallel", "seed"] as const;
const TEXTS = ["strategy", "plan", "model", "subagentModel"] as const;
const POLICY_NUMBERS = ["maxTries", "backoffBaseMs", "reportAfterFailures"] as const;
const POLICY_FLAGS = ["useMirror", "hideFailures"] as const;

/** Settings from an address. A value that no run could have is left out, so that an old or mangled link still opens. */
export function agentsRequestFromQuery(query: QueryReader, locale: Locale): AgentsRequest {
  let request = defaultAgentsRequest(locale);
  const accept = (change: object) => {
    const next = agentsRequestSchema.safeParse({ ...request, ...change });
    if (next.success) request = next.data;
  };
  for (const name of TEXTS) {
    const value = query.get(name);
    if (value !== null) accept({ [name]: value });
  }
  for (const name of NUMBERS) {
    const value = query.get(name);
    if (value !== null && value.trim() !== "") accept({ [name]: Number(value) });
  }
  if (request.strategy === "own_mix") accept({ policy: policyFromQuery(query) });
  return request;
}

function policyFromQuery(query: QueryReader): object {
  return {
    ...Object.fromEntries(POLICY_NUMBERS.map((name) => [name, Number(query.get(name) ?? Number.NaN)])),
    ...Object.fromEntries(POLICY_FLAGS.map((name) => [name, query.get(name) === "1"])),
  };
}

/** The shortest query that `agentsRequestFromQuery` reads back as the same settings. A plan of one's own has no address. */
export function queryFromAgentsRequest(request: AgentsRequest): URLSearchParams {
  const standard = defaultAgentsRequest(request.locale);
  const query = new URLSearchParams();
  for (const name of [...TEXTS, ...NUMBERS]) {
    const value = request[name];
    if (typeof value !== "object" && value !== undefined && value !== standard[name])
      query.set(name, String(value));
  }
  if (request.strategy === "own_mix" && request.policy) {
    for (const name of POLICY_NUMBERS) query.set(name, String(request.policy[name]));
    for (const name of POLICY_FLAGS) query.set(name, request.policy[name] ? "1" : "0");
  }
  return query;
}
