import { SIMULATOR_MODEL } from "@/lib/domain/run-request";
import type { ToolError } from "@/lib/domain/tool-error";
import type { LiveAccess } from "./models";

type Environment = Readonly<Record<string, string | undefined>>;

/** The model a run will use, or why it cannot. */
export type ModelChoice =
  | { kind: "simulated" }
  /** `ownKey`: the learner's; else the server pays. */
  | { kind: "live"; access: LiveAccess; ownKey: boolean }
  | { kind: "refused"; status: 401 | 422; error: ToolError };

/** Claude models offered in the lab; any other Claude id may be typed. */
export const CLAUDE_MODELS = ["claude-haiku-5-5", "claude-sonnet-5-5", "claude-opus-5-5"] as const;
const DEFAULT_CLAUDE_MODEL = "claude-sonnet-5-5";

/** What this server can run, for the lab's model picker. */
export type AvailableModel = {
  id: string;
  simulated: boolean;
  /** Whether a learner has to bring a key. */
  needsKey: boolean;
  isDefaultLive?: boolean;
};

/** The models that can run here: the simulated one always, live ones with the server's key or a learner's own. */
export function availableModels(env: Environment): AvailableModel[] {
  const needsKey = !env.ANTHROPIC_API_KEY;
  const preferred = env.ANTHROPIC_MODEL || DEFAULT_CLAUDE_MODEL;
  const live = [...new Set<string>([preferred, ...CLAUDE_MODELS])];
  return [
    { id: SIMULATOR_MODEL, simulated: true, needsKey: false },
    ...live.map((id) => ({
      id,
      simulated: false,
      needsKey,
      ...(id === preferred && { isDefaultLive: true }),
    })),
  ];
}

/**
 * Decides how to reach `model`: the learner's key goes before the server's `ANTHROPIC_API_KEY`; `ANTHROPIC_BASE_URL` leads to a
 * gateway, which may have model ids of its own.
 */
export function chooseModel(model: string, learnerKey: string | null, env: Environment): ModelChoice {
  if (model === SIMULATOR_MODEL) return { kind: "simulated" };
  const baseURL = env.ANTHROPIC_BASE_URL || undefined;
  const known = /^claude-[a-z0-9][a-z0-9.-]*$/.test(model) || model === env.ANTHROPIC_MODEL;
  if (!known && !(baseURL && /^[\w./:@-]+$/.test(model))) {
    return refusal(422, {
      errorCategory: "validation",
      isRetryable: false,
      message: `There is no model of that name here. Choose one of: ${availableModels(env)
        .map(({ id }) => id)
        .join(", ")}.`,
      suggestedAction: "choose_another_model",
      field: "model",
      issues: [{ field: "model", message: "is not a known model" }],
    });
  }
  const own = learnerKey?.trim();
  const apiKey = own || env.ANTHROPIC_API_KEY;
  if (!apiKey) {
    return refusal(401, {
      errorCategory: "permission",
      isRetryable: false,
      message: "Claude needs an API key: send your own, set ANTHROPIC_API_KEY, or use the simulated model.",
      suggestedAction: "send_api_key_or_use_simulator",
    });
  }
  return { kind: "live", ownKey: Boolean(own), access: { apiKey, ...(baseURL && { baseURL }) } };
}

function refusal(status: 401 | 422, error: ToolError): ModelChoice {
  return { kind: "refused", status, error };
}
