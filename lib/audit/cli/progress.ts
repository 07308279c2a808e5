import type { WriteStream } from "node:tty";

/** A line of progress that is rewritten in place; silent where the stream is no terminal. */
export function createProgress(stream: Pick<WriteStream, "write" | "isTTY" | "columns">) {
  return {
    show(text: string): void {
      if (!stream.isTTY) return;
      const line = text.replace(/\p{Cc}/gu, " ").slice(0, Math.max(20, (stream.columns || 80) - 1));
      stream.write(`\r\u001b[2K${line}`);
    },
    clear(): void {
      if (stream.isTTY) stream.write("\r\u001b[2K");
    },
  };
}
