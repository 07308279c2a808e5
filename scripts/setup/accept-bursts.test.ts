import { once } from "node:events";
import { createServer, Server } from "node:net";
import { afterAll, expect, test, vi } from "vitest";

const original = Server.prototype.listen;
afterAll(() => {
  Server.prototype.listen = original;
});

test("listens where it was asked to, with room for a burst", async () => {
  const seen = vi.spyOn(Server.prototype, "listen");
  await import("./accept-bursts.mjs");
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  expect(server.address()).toMatchObject({ address: "127.0.0.1", family: "IPv4" });
  expect(seen).toHaveBeenLastCalledWith({ port: 0, host: "127.0.0.1", backlog: 4_096 }, undefined);
  server.close();

  const asked = createServer();
  await new Promise<void>((resolve) => asked.listen(0, "127.0.0.1", 7, resolve));
  expect(seen).toHaveBeenLastCalledWith(0, "127.0.0.1", 7, expect.any(Function));
  asked.close();
});
