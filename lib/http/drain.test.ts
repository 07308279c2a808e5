import { EventEmitter, once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Connections } from "./connections";
import { type DrainPhase, type DrainSignal, drainOnSignals } from "./drain";

let server: Server;
let connections: Connections;
let underWay: ServerResponse[];

beforeEach(async () => {
  connections = new Connections();
  underWay = [];
  server = createServer((request, response) => {
    connections.requested(request.socket, response);
    response.write("begun,");
    underWay.push(response);
  });
  server.on("connection", (socket) => connections.opened(socket));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => server.closeAllConnections());

function port(): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Asks the server to end; each of the drain's sleeps runs the next step instead. Resolves when the server has ended. */
function drain(steps: ((phase: DrainPhase) => unknown)[]): Promise<DrainPhase[]> {
  const process = new EventEmitter<Record<DrainSignal, [NodeJS.Signals]>>();
  const seen: DrainPhase[] = [];
  const ended = new Promise<void>((resolve) => process.on("SIGTERM", () => server.close(() => resolve())));
  const phase = drainOnSignals(process, {
    graceMs: 1_000,
    connections,
    clock: {
      sleep: async () => {
        seen.push(phase());
        await steps.shift()?.(phase());
      },
    },
  });
  expect(phase()).toBe("serving");
  process.emit("SIGTERM", "SIGTERM");
  process.emit("SIGTERM", "SIGTERM");
  return ended.then(() => seen);
}

const ask = async () => (await fetch(`http://127.0.0.1:${port()}`)).text();
const finishAll = () => {
  for (const response of underWay.splice(0)) response.end("finished");
};
/** Asks, and goes on when the server has the request. */
async function askAndBegin(): Promise<{ text: Promise<string> }> {
  const text = ask();
  await once(server, "request");
  return { text };
}

test("what was asked before and during the grace is answered in full", async () => {
  const before = await askAndBegin();
  let during: Promise<string> | undefined;
  const seen = await drain([
    async () => {
      during = (await askAndBegin()).text;
    },
    finishAll,
  ]);
  expect(await Promise.all([before.text, during])).toEqual(["begun,finished", "begun,finished"]);
  expect(seen).toEqual(["leaving", "refusing"]);
  await expect(ask()).rejects.toThrow();
});

test("goes on refusing while requests still come, and not for ever", async () => {
  const askAgain = async () => {
    await askAndBegin();
    finishAll();
  };
  const seen = await drain([() => undefined, askAgain, askAgain, () => undefined]);
  expect(seen).toEqual(["leaving", "refusing", "refusing", "refusing"]);
});

test("is bounded, whatever comes", async () => {
  const askAgain = async () => {
    await askAndBegin();
    finishAll();
  };
  const seen = await drain(Array.from({ length: 100 }, () => askAgain));
  expect(seen).toHaveLength(41);
});

test("a connection that never asks anything does not hold the server", async () => {
  const silent = connect(port(), "127.0.0.1");
  const halfAsked = connect(port(), "127.0.0.1");
  halfAsked.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-le");
  const gone = [silent, halfAsked].map((socket) => new Promise((resolve) => socket.on("close", resolve)));
  // What was sent and never read makes the end of its connection a reset.
  halfAsked.on("error", () => undefined);
  await Promise.all([once(silent, "connect"), once(halfAsked, "connect")]);
  await exchange();
  await drain([]);
  await Promise.all(gone);
});

/** One whole exchange, after which the server has accepted whatever connected before. */
async function exchange(): Promise<void> {
  const { text } = await askAndBegin();
  finishAll();
  await text;
}
