import { type SpawnOptions, spawn } from "node:child_process";

/** How a process ended, with all that it wrote. */
export type Done = { status: number; stdout: string; stderr: string };

/** Runs a process whose output is a pipe and whose input is empty. Rejects where it cannot be started. */
export function runProcess(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "cwd" | "env">,
): Promise<Done> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: "pipe" });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.stdin.end();
    child.on("error", reject);
    child.on("close", (code) => resolve({ status: code ?? -1, stdout, stderr }));
  });
}
