import "../../../scripts/local/patch-queue-broker.mjs";
import http from "node:http";
import { Miniflare } from "miniflare";
import { afterEach, beforeEach, expect, it } from "vitest";

const script = `
  const taken = [];
  export default {
    async fetch(request, env) {
      const { searchParams } = new URL(request.url);
      if (searchParams.has("send")) await env.LETTERS.send(searchParams.get("send"));
      return Response.json(taken);
    },
    async queue(batch) {
      for (const { body } of batch.messages) taken.push(body);
    },
  };`;

/** The lines of the runtime's log that got no answer. */
let lost: number;
const emit = http.Server.prototype.emit;
beforeEach(() => {
  lost = 0;
  http.Server.prototype.emit = function (this: http.Server, ...parameters: unknown[]) {
    const [name, request] = parameters as [string, http.IncomingMessage];
    if (name !== "request" || request.url !== "/core/log") return Reflect.apply(emit, this, parameters);
    lost += 1;
    request.socket.destroy();
    return true;
  } as typeof emit;
});
afterEach(() => {
  http.Server.prototype.emit = emit;
});

it("a local queue goes on after a log line that was lost", async () => {
  const miniflare = new Miniflare({
    modules: true,
    script,
    compatibilityDate: "2026-06-15",
    queueProducers: { LETTERS: "letters" },
    queueConsumers: { letters: { maxBatchTimeout: 0 } },
  });
  try {
    const url = await miniflare.ready;
    const taken = async (query = "") => (await (await fetch(new URL(query, url))).json()) as string[];
    for (const letter of ["first", "second", "third"]) {
      await taken(`/?send=${letter}`);
      while (!(await taken()).includes(letter)) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await taken()).toEqual(["first", "second", "third"]);
    expect(lost).toBeGreaterThan(2);
  } finally {
    await miniflare.dispose();
  }
});
