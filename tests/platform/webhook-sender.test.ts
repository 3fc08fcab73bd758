import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openWebhookSender } from "~/platform/webhooks/webhook-sender";

const secret = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString("base64")}`;
const sender = openWebhookSender({ allowPrivate: true, ownHosts: [] });
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
}

async function received(request: Parameters<RequestListener>[0]) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return { headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() };
}

const message = (url: string, secrets = [secret("a")]) => ({
  url,
  secrets,
  id: "0198-event",
  at: new Date(),
  body: '{"type":"webhook.test","data":{"name":"Año"}}',
  header: null,
});

describe("the sender of webhooks", () => {
  it("signs so that the receiver's library verifies it, with the new and the old secret", async () => {
    const got: Awaited<ReturnType<typeof received>>[] = [];
    const url = await receiver(async (request, response) => {
      got.push(await received(request));
      response.end("thanks");
    });
    const sent = { ...message(url, [secret("b"), secret("a")]), header: { name: "X-Key", value: "of ours" } };
    expect(await sender.send(sent)).toEqual({ status: 200, text: "thanks", retryAfter: null, problem: null });
    const [{ headers, body } = { headers: {}, body: "" }] = got;
    expect(headers).toMatchObject({ "webhook-id": "0198-event", "x-key": "of ours" });
    for (const letter of ["a", "b"])
      expect(new Webhook(secret(letter)).verify(body, headers)).toMatchObject({ type: "webhook.test" });
    expect(() => new Webhook(secret("c")).verify(body, headers)).toThrow();
    expect(() => new Webhook(secret("a")).verify(`${body} `, headers)).toThrow();
    const late = { ...headers, "webhook-timestamp": String(Number(headers["webhook-timestamp"]) - 301) };
    expect(() => new Webhook(secret("a")).verify(body, late)).toThrow();
  });

  it.each([301, 302, 303, 307, 308])("never follows a redirect (%i)", async (status) => {
    const asked: string[] = [];
    const target = await receiver((request, response) => {
      asked.push(request.url ?? "");
      response.end();
    });
    const url = await receiver((_, response) => response.writeHead(status, { Location: target }).end());
    expect(await sender.send(message(url))).toMatchObject({ status });
    expect(asked).toEqual([]);
  });

  it("waits 15 seconds for an answer, and not for its end", async () => {
    vi.useFakeTimers();
    let aborted = false;
    let ask = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const silent = ((_, init) =>
      new Promise((_resolve, reject) => {
        ask();
        init?.signal?.addEventListener("abort", () => {
          aborted = true;
          reject(init.signal?.reason);
        });
      })) as typeof fetch;
    const answer = openWebhookSender({ allowPrivate: true, ownHosts: [] }, silent).send(
      message("http://127.0.0.1:1/in"),
    );
    await asked;
    await vi.advanceTimersByTimeAsync(14_900);
    expect(aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toMatchObject({ status: null, problem: "webhooks.problem.timeout" });
    vi.useRealTimers();
  });

  it("reads the beginning of an answer, passes Retry-After on, and says when nobody answers", async () => {
    const long = await receiver((_, response) => {
      response.writeHead(429, { "Retry-After": "7" });
      for (let part = 0; part < 100; part += 1) response.write("x".repeat(1_000));
    });
    const answer = await sender.send(message(long));
    expect(answer).toEqual({ status: 429, text: "x".repeat(1_024), retryAfter: "7", problem: null });
    const torn = await receiver((request) => request.socket.destroy());
    expect(await sender.send(message(torn))).toMatchObject({
      status: null,
      problem: "webhooks.problem.no-answer",
    });
  });
});
