import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** This process's environment without NODE_ENV, over `defaults` and under `extra`; telemetry is off. */
export function childEnvironment(extra = {}, defaults = {}) {
  const { NODE_ENV: _ignored, ...inherited } = process.env;
  return { ...defaults, ...inherited, NEXT_TELEMETRY_DISABLED: "1", ...extra };
}

/**
 * Runs a command in the repository's root with its output on the terminal and no input.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, timeoutMs?: number, quiet?: boolean }} [options]
 * @returns {Promise<number>} exit status; 1 when it was ended by a signal or could not be started
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: childEnvironment(options.env),
      stdio: ["ignore", options.quiet ? "ignore" : "inherit", options.quiet ? "ignore" : "inherit"],
      timeout: options.timeoutMs,
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a JavaScript file with this Node, as {@link runCommand} does. */
export function runNode(args, options) {
  return runCommand(process.execPath, args, options);
}
