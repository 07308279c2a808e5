import { queryFromRequest } from "@/lib/domain/run-query";
import type { RunRequest } from "@/lib/domain/run-request";
import { DEFAULT_LANES, type Lane, lanesToQuery } from "./lanes";

/**
 * The query of the compare page: the shared settings as in the lab, and `lanes`. Style and pitfall belong to lanes.
 * `requestFromQuery` and `lanesFromQuery` read it back.
 */
export function compareQuery(shared: RunRequest, lanes: readonly Lane[]): string {
  const query = queryFromRequest(shared);
  query.delete("style");
  query.delete("pitfall");
  if (lanesToQuery(lanes) !== lanesToQuery(DEFAULT_LANES)) query.set("lanes", lanesToQuery(lanes));
  return query.toString();
}
