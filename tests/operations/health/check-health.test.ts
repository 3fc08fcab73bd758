import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { makeRun } from "@tests/support/make-run";
import { expect, test } from "vitest";
import { checkHealth } from "~/operations/health/check";
import { beginProcessing } from "~/operations/processing/begin";
import { readDocument } from "~/operations/processing/read";
import { makeHealthContext } from "~/platform/health-context";

test("an idle installation is well, shard by shard", async () => {
  const health = await checkHealth(makeHealthContext(env), {});
  expect(health).toMatchObject({ ok: true, control: "ok" });
  expect(health.shards.map((shard) => shard.id).sort()).toEqual(["au-1", "eu-1", "in-1", "us-1"]);
  expect(health.shards.find((shard) => shard.id === "eu-1")).toEqual({
    id: "eu-1",
    database: "ok",
    files: "ok",
    received: 0,
    inLine: 0,
    processing: 0,
    pendingPages: 0,
    oldestSeconds: null,
  });
});

test("the backlog counts documents and pages, and tells how long the oldest waits", async () => {
  const { context, run, clock } = await makeRun([{ text: "Invoice" }, { scan: "" }, { scan: "" }]);
  await beginProcessing(context, run);
  await readDocument(context, run);
  await makeRun([{ text: "Invoice" }]);
  const now = new Date(clock.now.getTime() + 90_000);
  const { shards } = await checkHealth({ ...makeHealthContext(env), now: () => now }, {});
  expect(shards.find((shard) => shard.id === "us-1")).toMatchObject({
    received: 1,
    processing: 1,
    pendingPages: 2,
    oldestSeconds: 90,
  });
});

test("a bucket that does not answer is down, and so is the whole", async () => {
  expectConsole(/health\.down/);
  const context = makeHealthContext(env);
  const shards = context.shards.map((shard) =>
    shard.id === "in-1" ? { ...shard, filesAnswer: () => Promise.reject(new Error("no bucket")) } : shard,
  );
  const health = await checkHealth({ ...context, shards }, {});
  expect(health.ok).toBe(false);
  expect(health.shards.find((shard) => shard.id === "in-1")).toMatchObject({ database: "ok", files: "down" });
});
