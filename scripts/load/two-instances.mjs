// Sends one learner's session to two servers by turns: nothing may depend on which of them answers.
import { ensureBuilt } from "../setup/build.mjs";
import { findFreePort } from "../setup/free-port.mjs";
import { startServer, stopServer, urlOf, waitUntilReady } from "../setup/server.mjs";

const HOST = "127.0.0.1";
const JSON_BODY = { "content-type": "application/json", accept: "application/json, text/event-stream" };

async function start(firstPort) {
  const port = await findFreePort(firstPort, HOST);
  const child = startServer({ host: HOST, port, output: "ignore" });
  await waitUntilReady(child, urlOf(HOST, port));
  return { child, origin: urlOf(HOST, port) };
}

const post = (path, body) => ({
  path,
  init: { method: "POST", headers: { ...JSON_BODY, "x-api-key": "none-needed" }, body: JSON.stringify(body) },
});
const run = (locale, orderId) =>
  post("/api/runs", { locale, orderId, responseStyle: "structured", model: "simulator", seed: 7 });
const SESSION = [
  { path: "/en" },
  { path: "/en/lessons" },
  { path: "/zh/lab" },
  run("en", "A-999"),
  run("zh", "A-TIMEOUT"),
  post("/api/mcp", { jsonrpc: "2.0", id: 1, method: "ping" }),
  post("/api/simulator/v1/messages", {
    model: "simulator",
    max_tokens: 500,
    messages: [{ role: "user", content: "A-1?" }],
  }),
];

async function answer(origin, { path, init }) {
  const response = await fetch(new URL(path, origin), init);
  return { status: response.status, text: await response.text() };
}

/** Scripts that a page names: the other server must have them too. */
const scriptsOf = (html) => [...new Set(html.match(/\/_next\/static\/[\w/.~-]+\.js/g) ?? [])];

await ensureBuilt();
const first = await start(3500);
const second = await start(3600);
try {
  for (const step of SESSION) {
    const [one, other] = await Promise.all([answer(first.origin, step), answer(second.origin, step)]);
    const isPage = !step.init;
    const isSame = isPage
      ? one.status === other.status
      : one.status === other.status && one.text === other.text;
    let missing = 0;
    for (const script of isPage ? scriptsOf(one.text) : []) {
      if ((await answer(second.origin, { path: script })).status !== 200) missing += 1;
    }
    const isSound = isSame && missing === 0 && one.status === 200;
    if (!isSound) process.exitCode = 1;
    console.log(
      `${isSound ? "ok    " : "FAILED"} ${step.path} ${one.status} ${other.status}${missing ? ` ${missing} scripts missing` : ""}`,
    );
  }
} finally {
  await Promise.all([stopServer(first.child), stopServer(second.child)]);
}
