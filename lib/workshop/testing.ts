import { messagePort } from "./channel";
import { compile } from "./compile";
import type { Exercise } from "./exercise";
import { startRunner } from "./runner/runner";
import { openSession, type Session } from "./session";

/** Node has no blob URLs for modules. The number makes each import a module of its own. */
export const importModule = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${code}\n// ${Math.random()}`)}`);

/** Runs a handler's source in this process, over the same channel as the sandbox's. @throws LoadError; for tests only */
export async function openTestSession(
  exercise: Pick<Exercise, "tool" | "backendMethods">,
  source: string,
  // Far above the real bound: a busy machine must not turn a slow answer into a failed check.
  timeoutMs = 30_000,
): Promise<Session> {
  const compiled = compile(source);
  if (!compiled.ok) throw new Error(compiled.problem.message);
  const { port1, port2 } = new MessageChannel();
  startRunner(messagePort(port2), importModule);
  const session = await openSession(messagePort(port1), exercise, compiled.code, timeoutMs);
  return {
    ...session,
    async close() {
      await session.close();
      port2.close();
    },
  };
}
