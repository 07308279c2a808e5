import { expect, it } from "vitest";
import { PortTransport } from "./port-transport";

it("passes JSON-RPC on in both directions, and reports what is none", async () => {
  const posted: unknown[] = [];
  const received: unknown[] = [];
  const errors: Error[] = [];
  let isClosed = false;
  const transport = new PortTransport((message) => posted.push(message));
  transport.onmessage = (message) => received.push(message);
  transport.onerror = (error) => errors.push(error);
  transport.onclose = () => {
    isClosed = true;
  };
  const ping = { jsonrpc: "2.0" as const, id: 1, method: "ping" };
  await transport.start();
  await transport.send(ping);
  transport.receive({ jsonrpc: "2.0", id: 1, result: {} });
  for (const nonsense of [null, "ping", { jsonrpc: "1.0", id: 1 }]) transport.receive(nonsense);
  expect(posted).toEqual([ping]);
  expect(received).toEqual([{ jsonrpc: "2.0", id: 1, result: {} }]);
  expect(errors).toHaveLength(3);
  await transport.close();
  expect(isClosed).toBe(true);
});
