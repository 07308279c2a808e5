import type { ResponseStyle } from "@/lib/domain/run-request";
import { emptyResult } from "./empty-result";
import { generic } from "./generic";
import { leaky } from "./leaky";
import { prose } from "./prose";
import { statusField } from "./status-field";
import { structured } from "./structured";
import { thrown } from "./thrown";
import type { Present } from "./tool-result";

/** Every response style: what a learner toggles. */
export const responseStyles: Record<ResponseStyle, Present> = {
  structured,
  generic,
  prose,
  status_field: statusField,
  empty_result: emptyResult,
  thrown,
  leaky,
};
