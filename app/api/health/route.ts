import { availableModels } from "@/lib/lab/choose-model";
import packageJson from "@/package.json";

export const dynamic = "force-dynamic";

/** Version, and which models can run: without a key the simulated one, and live ones for learners who bring theirs. */
export function GET(): Response {
  return Response.json(
    { status: "ok", version: packageJson.version, models: availableModels(process.env) },
    { headers: { "cache-control": "no-store" } },
  );
}
