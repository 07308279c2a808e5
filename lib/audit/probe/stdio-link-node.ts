import { spawn } from "node:child_process";
import { isDeeperThan, isObject, MAX_AUDIT_DEPTH, own, parseJson } from "../json";
import { isReplyTo, type Link, type Reply, type RpcMessage } from "./link";

export type StdioLinkOptions = {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  /** Gets the server's stderr, line by line. */
  onStderr?: (line: string) => void;
  /** Longest message in characters; a longer one ends the connection. */
  maxCharacters: number;
};

/** How long a server may take to end by itself once its input is closed, and after SIGTERM, in ms. */
const GRACE_MS = 2000;

/** Starts a server and speaks newline-delimited JSON with it. Lines that are no JSON are skipped, as logs often are. */
export function createStdioLink(options: StdioLinkOptions): Link {
  const child = spawn(options.command, [...options.args], {
    env: { ...process.env, ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    stdio: ["pipe", "pipe", "pipe"],
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  const stderrTail: string[] = [];
  let ended: string | undefined;
  let buffer = "";

  function end(message: string): void {
    ended ??= message;
    for (const settle of waiting.values()) settle({ kind: "lost", message: ended });
    waiting.clear();
  }

  child.on("error", (error) => end(error.message));
  child.on("close", (code, signal) => {
    const last = stderrTail.at(-1);
    end(`the server ended (${signal ?? `exit status ${code}`})${last ? `: ${last}` : ""}`);
  });
  child.stdin.on("error", (error) => end(error.message));
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (chunk: string) => {
    buffer += chunk;
    if (buffer.length > options.maxCharacters) {
      end(`a message is longer than ${options.maxCharacters} characters`);
      child.kill();
      return;
    }
    let newline = buffer.indexOf("\n");
    while (newline >= 0) {
      receive(buffer.slice(0, newline));
      buffer = buffer.slice(newline + 1);
      newline = buffer.indexOf("\n");
    }
  });
  child.stderr.setEncoding("utf8");
  child.stderr.on("data", (chunk: string) => {
    for (const line of chunk.split("\n").filter((text) => text.trim() !== "")) {
      stderrTail.push(line.slice(0, 500));
      if (stderrTail.length > 20) stderrTail.shift();
      options.onStderr?.(line);
    }
  });

  function write(message: RpcMessage): void {
    if (ended === undefined) child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  function receive(line: string): void {
    const parsed = parseJson(line);
    if (!parsed.ok || !isObject(parsed.value)) return;
    const message = parsed.value;
    const id = own(message, "id");
    if (Object.hasOwn(message, "method")) {
      if (id !== undefined) write(answerTo(message));
      return;
    }
    const settle = typeof id === "number" ? waiting.get(id) : undefined;
    if (settle && typeof id === "number" && isReplyTo(message, id)) {
      waiting.delete(id);
      settle(
        isDeeperThan(message, MAX_AUDIT_DEPTH)
          ? { kind: "lost", message: `the reply is nested deeper than ${MAX_AUDIT_DEPTH} levels` }
          : { kind: "reply", frame: message },
      );
    }
  }

  return {
    request(message, { timeoutMs, signal }) {
      if (ended !== undefined) return Promise.resolve({ kind: "lost", message: ended });
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          settle();
          reject(signal.reason);
        };
        const timer = setTimeout(() => {
          settle();
          resolve({ kind: "timeout", timeoutMs });
        }, timeoutMs);
        const settle = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", onAbort);
          waiting.delete(message.id);
        };
        if (signal.aborted) return onAbort();
        signal.addEventListener("abort", onAbort, { once: true });
        waiting.set(message.id, (reply) => {
          settle();
          resolve(reply);
        });
        write(message);
      });
    },
    async notify(message) {
      write(message);
    },
    async close() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
      child.stdin.end();
      const term = setTimeout(() => child.kill("SIGTERM"), GRACE_MS);
      const kill = setTimeout(() => child.kill("SIGKILL"), GRACE_MS * 2);
      await closed;
      clearTimeout(term);
      clearTimeout(kill);
    },
  };
}

/** What a server's own request gets: `ping` is answered, the rest is not offered. */
function answerTo(message: RpcMessage): RpcMessage {
  const id = own(message, "id");
  if (own(message, "method") === "ping") return { jsonrpc: "2.0", id, result: {} };
  return { jsonrpc: "2.0", id, error: { code: -32601, message: "Method not found" } };
}
