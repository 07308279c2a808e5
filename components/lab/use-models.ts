"use client";

import { useEffect, useState } from "react";
import * as z from "zod/mini";

const healthSchema = z.object({
  models: z.array(z.object({ id: z.string(), simulated: z.boolean(), needsKey: z.boolean() })),
});

/** A model that this server knows of. `needsKey`: this server has no key, so a learner has to bring one. */
export type ModelChoice = z.infer<typeof healthSchema>["models"][number];

/** The models that can run; `failed` where the list could not be had. */
export type Models = { models: readonly ModelChoice[]; failed: boolean };

/** The models that can run, from `/api/health`. */
export function useModels(): Models {
  const [result, setResult] = useState<Models>({ models: [], failed: false });
  useEffect(() => {
    const controller = new AbortController();
    loadModels(controller.signal)
      .then((models) => setResult({ models, failed: false }))
      .catch(() => {
        if (!controller.signal.aborted) setResult({ models: [], failed: true });
      });
    return () => controller.abort();
  }, []);
  return result;
}

async function loadModels(signal: AbortSignal): Promise<readonly ModelChoice[]> {
  const response = await fetch("/api/health", { signal });
  return healthSchema.parse(await response.json()).models;
}
