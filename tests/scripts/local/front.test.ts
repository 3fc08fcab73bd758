import http from "node:http";
import net from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { startFront } from "../../../scripts/local/front.mjs";

type Runtime = { url: URL; seen: http.IncomingMessage[]; close: () => void };
type Whereabouts = Promise<URL>;

function later<T = void>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server in the runtime's place. */
function runtimeThat(answer: http.RequestListener, port = 0): Promise<Runtime> {
  const seen: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  ends.push(close);
  return new Promise((resolve) =>
    server.listen(port, "127.0.0.1", () => {
      const { port: taken } = server.address() as net.AddressInfo;
      resolve({ url: new URL(`http://127.0.0.1:${taken}`), seen, close });
    }),
  );
}

async function startedFront(whereabouts: () => Whereabouts) {
  const front = await startFront({ port: 0, whereabouts });
  ends.push(front.stop);
  return front;
}

const frontOf = async (whereabouts: () => Whereabouts) => (await startedFront(whereabouts)).url;

const echo: http.RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ method: request.method, body: Buffer.concat(chunks).toString() }));
  });
};

/** Takes the request and its body, and ends the connection without an answer. */
const breakOff: http.RequestListener = (request) => {
  request.resume();
  request.on("end", () => request.socket.destroy());
};

test("method, path, host, headers and body arrive as they were sent, and the answer as it was given", async () => {
  const runtime = await runtimeThat((_, response) => {
    response.writeHead(303, { Location: "/there", "Set-Cookie": ["a=1", "b=2"] });
    response.end();
  });
  const url = await frontOf(async () => runtime.url);
  const answer = await fetch(`${url}/a%20b?c=d`, {
    method: "POST",
    body: "typed",
    redirect: "manual",
    headers: { "X-Own": "yes", "MF-Route-Override": "another Worker" },
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/there");
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  const [request] = runtime.seen;
  expect(request?.url).toBe("/a%20b?c=d");
  expect(request?.headers).toMatchObject({ host: new URL(url).host, "x-own": "yes", "content-length": "5" });
  expect(request?.headers["mf-route-override"]).toBeUndefined();
});

test("requests wait while the runtime is started again", async () => {
  const runtime = await runtimeThat(echo);
  const started = later<URL>();
  const url = await frontOf(() => started.promise);
  const asked = fetch(url, { method: "POST", body: "patience" });
  started.resolve(runtime.url);
  expect(await (await asked).json()).toEqual({ method: "POST", body: "patience" });
});

test("what never reached the runtime is sent again, whatever it does", async () => {
  const gone = await runtimeThat(echo);
  gone.close();
  const runtime = await runtimeThat(echo);
  const places = [gone.url, runtime.url];
  const url = await frontOf(async () => places.shift() ?? runtime.url);
  const answer = await fetch(url, { method: "POST", body: "once" });
  expect(await answer.json()).toEqual({ method: "POST", body: "once" });
  expect(runtime.seen).toHaveLength(1);
});

test.each([
  { method: "GET", headers: { Accept: "text/html" }, body: undefined },
  { method: "POST", headers: { "Idempotency-Key": "k1" }, body: "x".repeat(300_000) },
])("a $method that may be repeated is, when the runtime breaks it off", async ({ method, headers, body }) => {
  const broken = await runtimeThat(breakOff);
  const runtime = await runtimeThat(echo);
  const places = [broken.url, runtime.url];
  const url = await frontOf(async () => places.shift() ?? runtime.url);
  const answer = await fetch(url, {
    method,
    headers: new Headers(Object.entries(headers)),
    ...(body && { body }),
  });
  expect(await answer.json()).toEqual({ method, body: body ?? "" });
});

test("a POST that the runtime broke off is not repeated, and the answer says what is not known", async () => {
  const runtime = await runtimeThat(breakOff);
  const url = await frontOf(async () => runtime.url);
  const answer = await fetch(url, { method: "POST", body: "pay", headers: { "Accept-Language": "es" } });
  expect(answer.status).toBe(502);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({
    status: 502,
    title: "Se ha perdido la conexión con el servicio",
  });
  expect(runtime.seen).toHaveLength(1);
});

test("a request that fails each time is answered with problem+json and when to try again", async () => {
  const runtime = await runtimeThat(breakOff);
  const url = await frontOf(async () => runtime.url);
  const answer = await fetch(url);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const page = await fetch(url, { headers: { Accept: "text/html" } });
  expect(await page.text()).toContain("<h1>The service is not running</h1>");
});

test("more requests than the runtime takes at once wait in line, and all are answered", async () => {
  let inside = 0;
  let most = 0;
  const runtime = await runtimeThat((_, response) => {
    most = Math.max(most, ++inside);
    setTimeout(() => {
      inside--;
      response.end("ok");
    }, 20);
  });
  const url = await frontOf(async () => runtime.url);
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => fetch(url).then(({ status }) => status)),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(most).toBeLessThanOrEqual(48);
});

test("what must be done alone is done between requests: one that is there ends first, others wait", async () => {
  const slow = later<http.ServerResponse>();
  const runtime = await runtimeThat((request, response) => {
    if (request.url === "/slow") slow.resolve(response);
    else response.end("ok");
  });
  const { url, alone } = await startedFront(async () => runtime.url);
  const first = fetch(`${url}/slow`);
  const order: string[] = [];
  const response = await slow.promise;
  const done = alone(async () => {
    order.push("begun");
    await new Promise((resolve) => setTimeout(resolve, 200));
    order.push("done");
  }, 5_000);
  const others = [1, 2].map(() => fetch(url).then(({ status }) => order.push(String(status))));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(order).toEqual([]);
  response.end("at last");
  expect([(await first).status, await done]).toEqual([200, true]);
  await Promise.all(others);
  expect(order).toEqual(["begun", "done", "200", "200"]);
});

test("what must be done alone is left when a request does not end, and the others go on", async () => {
  const runtime = await runtimeThat((request, response) => {
    if (request.url !== "/slow") response.end("ok");
  });
  const { url, alone } = await startedFront(async () => runtime.url);
  fetch(`${url}/slow`).catch(() => {});
  await vi.waitFor(() => expect(runtime.seen).toHaveLength(1));
  const done = alone(() => Promise.reject(new Error("begun")), 200);
  const other = fetch(url);
  expect(await done).toBe(false);
  expect((await other).status).toBe(200);
});

test("a large body is read only as fast as the runtime takes it", async () => {
  const runtime = await runtimeThat(() => {});
  const url = await frontOf(async () => runtime.url);
  const size = 200_000_000;
  const socket = net.connect(Number(new URL(url).port), "127.0.0.1");
  ends.push(() => socket.destroy());
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\nIdempotency-Key: k\r\n\r\n`);
  const chunk = Buffer.alloc(1_000_000);
  let sent = 0;
  while (sent < size && socket.write(chunk)) sent += chunk.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(socket.bytesWritten).toBeLessThan(50_000_000);
});

test("who leaves is not served: the runtime's request is broken off", async () => {
  const closed = later();
  const runtime = await runtimeThat((request, response) => {
    response.on("close", () => closed.resolve());
    request.resume();
    leaving.abort();
  });
  const url = await frontOf(async () => runtime.url);
  const leaving = new AbortController();
  await expect(fetch(url, { method: "POST", body: "x", signal: leaving.signal })).rejects.toThrow();
  await closed.promise;
});

test("a client that waits for 100 Continue gets it", async () => {
  const runtime = await runtimeThat(echo);
  const url = new URL(await frontOf(async () => runtime.url));
  const body = await new Promise<string>((resolve) => {
    const request = http.request(url, { method: "POST", headers: { Expect: "100-continue" } });
    request.on("continue", () => request.end("after all"));
    request.on("response", async (answer) => resolve(await new Response(answer as never).text()));
    request.flushHeaders();
  });
  expect(JSON.parse(body)).toEqual({ method: "POST", body: "after all" });
});

test("an early answer to a large body arrives", async () => {
  const runtime = await runtimeThat((_, response) => {
    response.writeHead(413);
    response.end("too large");
  });
  const url = await frontOf(async () => runtime.url);
  const answer = await fetch(url, { method: "POST", body: new Uint8Array(3_000_000) });
  expect([answer.status, await answer.text()]).toEqual([413, "too large"]);
});

test("an upgraded connection passes both ways", async () => {
  const server = http.createServer().on("upgrade", (_, socket, head) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n");
    socket.write(head);
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => server.close());
  const { port } = server.address() as net.AddressInfo;
  const url = new URL(await frontOf(async () => new URL(`http://127.0.0.1:${port}`)));
  const socket = net.connect(Number(url.port), "127.0.0.1");
  ends.push(() => socket.destroy());
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nhello");
  let said = "";
  for await (const chunk of socket) {
    said += chunk;
    if (said.endsWith("hello")) break;
  }
  expect(said).toMatch(/^HTTP\/1.1 101 /);
});
