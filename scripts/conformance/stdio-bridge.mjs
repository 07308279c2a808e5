// Lets the conformance suite, which speaks HTTP only, test the stdio entry: `node stdio-bridge.mjs <port>` starts the
// stdio server and carries each message from POST bodies to it, line by line, and its replies back, unchanged.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const ENTRY = fileURLToPath(new URL("../../mcp-server/stdio.mjs", import.meta.url));
const child = spawn(process.execPath, [ENTRY], { stdio: ["pipe", "pipe", "ignore"] });
const waiting = new Map();

createInterface({ input: child.stdout }).on("line", (line) => {
  const { id } = JSON.parse(line);
  waiting.get(id)?.writeHead(200, { "content-type": "application/json" }).end(line);
  waiting.delete(id);
});

const server = createServer(async (request, response) => {
  if (request.method !== "POST") return response.writeHead(405).end();
  const message = JSON.parse(await text(request));
  child.stdin.write(`${JSON.stringify(message)}\n`);
  if (message.id === undefined) response.writeHead(202).end();
  else waiting.set(message.id, response);
});
server.listen(Number(process.argv[2]), "127.0.0.1", () => console.log("ready"));
process.on("SIGTERM", () => {
  child.kill();
  process.exit(0);
});
