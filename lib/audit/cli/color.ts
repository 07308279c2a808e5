import type { CliRequest } from "./arguments";

/** Where a report goes, and what the environment says of colours (no-color.org, force-color.org). */
export type ColorSettings = { isTerminal: boolean; env: Record<string, string | undefined> };

/** Whether a report gets colours: the command line decides, then `NO_COLOR`, then `FORCE_COLOR`, then the terminal. */
export function wantsColor(
  { color, output }: Pick<CliRequest, "color" | "output">,
  settings: ColorSettings,
): boolean {
  if (color !== undefined) return color;
  const { NO_COLOR, FORCE_COLOR } = settings.env;
  if (NO_COLOR || output !== undefined) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return settings.isTerminal && settings.env.TERM !== "dumb";
}
