// Loaded before the server (`node --import`). Node lets 511 connections wait to be accepted, and Next.js has no setting
// for it: of a larger burst the kernel drops the rest, and some are reset. The queue of runs holds more than that.
import { Server } from "node:net";

/** Room for everything that may run or wait. The kernel caps it: `net.core.somaxconn`, 4096 on Linux since 5.4. */
const BACKLOG = 4_096;

const listen = Server.prototype.listen;

/** As `listen`, with the longer backlog where it is called as `listen(port, host?, callback?)`. */
Server.prototype.listen = function listenWithBacklog(port, ...rest) {
  if (typeof port !== "number" || typeof rest[1] === "number") return listen.call(this, port, ...rest);
  const host = typeof rest[0] === "string" ? rest[0] : undefined;
  const callback = rest.find((one) => typeof one === "function");
  return listen.call(this, { port, host, backlog: BACKLOG }, callback);
};
