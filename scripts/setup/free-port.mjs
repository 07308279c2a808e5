import { createServer } from "node:net";

const TRIES = 100;

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The first free port from `first` upwards on `host`. @throws {Error} when a hundred in a row are taken */
export async function findFreePort(first, host) {
  for (let port = first; port < first + TRIES && port <= 65_535; port++) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No free port from ${first} to ${first + TRIES - 1}. Set PORT to one that is free.`);
}
