import { createModelClient, type ModelClient } from "@/lib/agent/model-client";

export { simulatedModel } from "@/lib/models/simulated-model";

/** How Claude, or a gateway that speaks the Messages API, is reached. */
export type LiveAccess = { apiKey: string; baseURL?: string };

/** A client for a live model. */
export function liveModel(model: string, access: LiveAccess): ModelClient {
  return createModelClient({ model, ...access });
}
