import { createServer } from "node:http";

/** For tests: a web-standard handler behind a real port of this machine. */
export async function serve(handler: (request: Request) => Promise<Response>) {
  const server = createServer(async (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.on("close", () => gone.abort());
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? "GET",
      headers: new Headers(Object.entries(incoming.headers).map(([k, v]) => [k, String(v)])),
      signal: gone.signal,
      ...(hasBody && { body: Buffer.concat(chunks) }),
    });
    const response = await handler(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    for await (const chunk of response.body ?? []) outgoing.write(chunk);
    outgoing.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return {
    url: new URL(`http://127.0.0.1:${address.port}/api/mcp`),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
