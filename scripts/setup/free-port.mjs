import { createServer } from "node:net";

const TRIES = 100;
const LOOPBACK_ADDRESSES = ["127.0.0.1", "::1"];

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve("code" in error && error.code === "EADDRNOTAVAIL"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * The first free port from `first` upwards on `host`. On loopback both addresses must be free: a browser may take
 * either for "localhost".
 * @throws {Error} when a hundred in a row are taken
 */
export async function findFreePort(first, host) {
  const hosts = host === "localhost" || LOOPBACK_ADDRESSES.includes(host) ? LOOPBACK_ADDRESSES : [host];
  for (let port = first; port < first + TRIES && port <= 65_535; port++) {
    const free = await Promise.all(hosts.map((one) => isFree(port, one)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No free port from ${first} to ${first + TRIES - 1}. Set PORT to one that is free.`);
}
