import { DRAINING_HEADER } from "@/lib/http/drain";
import { availableModels } from "@/lib/lab/choose-model";
import packageJson from "@/package.json";

export const dynamic = "force-dynamic";

/**
 * Version, and which models can run: without a key the simulated one, and live ones for learners who bring theirs. 503
 * while the server drains, so that a load balancer sends no more to it.
 */
export function GET(request: Request): Response {
  const isDraining = request.headers.has(DRAINING_HEADER);
  return Response.json(
    {
      status: isDraining ? "draining" : "ok",
      version: packageJson.version,
      models: availableModels(process.env),
    },
    { status: isDraining ? 503 : 200, headers: { "cache-control": "no-store" } },
  );
}
