import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { pipeline } from "node:stream/promises";
import { bufferedBody } from "./buffered-body.mjs";
import { refuse } from "./refusal.mjs";
import { createSemaphore } from "./semaphore.mjs";

/** Requests in the runtime at once; the others wait in line, their bodies unread. */
const mostAtOnce = 48;
/** Milliseconds that a request waits for a runtime that is being started again. */
const patience = 60_000;
const mostTries = 4;
const maxHeaderSize = 128_000;

/**
 * The server that browsers and clients talk to. It hands each request to the runtime over a connection of its own: a kept
 * one may be closed by the runtime in the moment it is used, which loses the request. While the runtime is started again
 * requests wait, and those that are safe to repeat are repeated. `whereabouts()` promises where the runtime listens.
 */
export async function startFront({ port, whereabouts }) {
  const line = createSemaphore(mostAtOnce);
  const server = http.createServer({ requestTimeout: 0, maxHeaderSize });
  server.on("request", (request, response) => void take(request, response));
  server.on("upgrade", (request, socket, head) => void upgrade(request, socket, head));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
    /**
     * Does `act` while no request is in the runtime; those that come meanwhile wait. When one does not end within this many
     * milliseconds it is not done. Returns whether it was.
     */
    async alone(act, milliseconds) {
      try {
        const isEmpty = await soon(
          line.close().then(() => true),
          milliseconds,
        );
        if (isEmpty) await act();
        return Boolean(isEmpty);
      } finally {
        line.open();
      }
    },
  };

  async function take(request, response) {
    const left = new AbortController();
    response.once("close", () => left.abort());
    // Said by the exchange that it broke.
    request.on("error", () => {});
    const leave = await line.enter(left.signal);
    try {
      if (!left.signal.aborted) await serve(request, response, left.signal);
    } finally {
      leave();
    }
  }

  async function serve(request, response, left) {
    const body = bufferedBody(request);
    for (let tries = 1; ; tries++) {
      const runtime = await soon(whereabouts(), patience);
      if (left.aborted) return;
      if (!runtime) return refuse(request, response, "gone");
      const outcome = await exchange({ request, response, body, left, runtime });
      if (outcome === "answered" || left.aborted) return;
      if (response.headersSent) return void response.destroy();
      const mayRepeat = outcome === "unreached" || body.mayRepeat();
      if (!mayRepeat) return refuse(request, response, "lost");
      if (tries === mostTries) return refuse(request, response, "gone");
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** tries));
    }
  }

  async function upgrade(request, socket, head) {
    socket.on("error", () => {});
    const runtime = await soon(whereabouts(), patience);
    if (!runtime) return void socket.destroy();
    const onward = net.connect(Number(runtime.port), runtime.hostname);
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${headerLines(request)}\r\n`);
    onward.write(head);
    await Promise.allSettled([pipeline(socket, onward), pipeline(onward, socket)]);
  }
}

/** One try: "answered", "unreached" when the runtime cannot have seen the request, or "lost". */
function exchange({ request, response, body, left, runtime }) {
  return new Promise((resolve) => {
    const onward = http.request({
      host: runtime.hostname,
      port: runtime.port,
      method: request.method,
      path: onwardPath(request.url),
      headers: onwardHeaders(request),
      agent: false,
      maxHeaderSize,
      signal: left,
    });
    let connected = false;
    let answer = null;
    onward.once("socket", (socket) =>
      socket.once("connect", () => {
        connected = true;
        body.sendTo(onward);
      }),
    );
    onward.once("response", async (incoming) => {
      answer = incoming;
      response.writeHead(incoming.statusCode, incoming.statusMessage, responseHeaders(incoming));
      const outcome = await pipeline(incoming, response).then(
        () => "answered",
        () => "lost",
      );
      body.drop();
      resolve(outcome);
    });
    // Once an answer is there, what happens to the rest of the body does not matter.
    onward.on("error", () => {
      if (answer) return;
      body.stop(onward);
      resolve(connected ? "lost" : "unreached");
    });
  });
}

/** Where mails are brought to by hand: the Worker takes them itself, unparsed. */
const onwardPath = (url) => url.replace(/^\/cdn-cgi\/handler\/email(?=\?|$)/, "/dev/mail");

const soon = (promise, milliseconds) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref())]);

const perConnection = /^(connection|keep-alive|proxy-connection|te|trailer|upgrade|expect)$/i;
/** What the runtime's own parts tell each other is not for clients to say. */
const internal = /^mf-/i;

function onwardHeaders(request) {
  const headers = selected(request.rawHeaders, (name) => !perConnection.test(name) && !internal.test(name));
  // A server that is told to close does so in the middle of a body that it refuses, and its answer is lost.
  headers.push("Connection", "keep-alive");
  return hasBody(request) || /^(GET|HEAD)$/.test(request.method)
    ? headers
    : [...headers, "Content-Length", "0"];
}

const hasBody = ({ headers }) => "content-length" in headers || "transfer-encoding" in headers;

const responseHeaders = ({ rawHeaders }) =>
  selected(rawHeaders, (name) => !perConnection.test(name) && !/^transfer-encoding$/i.test(name));

function selected(rawHeaders, isWanted) {
  return rawHeaders.filter((_, index) => isWanted(rawHeaders[index - (index % 2)]));
}

function headerLines({ rawHeaders }) {
  const wanted = selected(rawHeaders, (name) => !internal.test(name));
  return wanted.map((part, index) => part + (index % 2 ? "\r\n" : ": ")).join("");
}
