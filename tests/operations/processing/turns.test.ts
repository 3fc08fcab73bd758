import { env } from "cloudflare:workers";
import { quietPages, quietProcessing } from "@tests/stand-ins/quiet-queues";
import { scriptedReader, scriptedRecogniser } from "@tests/stand-ins/scripted-reader";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { expect, test, vi } from "vitest";
import { takePageTurns, takeTurns } from "~/data/shard/turns";
import { shares } from "~/domain/processing/shares";
import type { TenantContext } from "~/operations/context";
import { countDocumentsBefore } from "~/operations/documents/count-before";
import { receiveDocument } from "~/operations/documents/receive";
import { reprocessDocuments } from "~/operations/documents/reprocess-many";
import type { PageRequest, ProcessingRequest } from "~/operations/ports";
import { awaitPages } from "~/operations/processing/await-pages";
import { beginProcessing } from "~/operations/processing/begin";
import { failDocument } from "~/operations/processing/fail";
import { readDocument } from "~/operations/processing/read";
import { recognisePage } from "~/operations/processing/recognise-page";
import { sweepStalled } from "~/operations/processing/sweep";
import { sweepLine } from "~/operations/processing/sweep-line";
import { takeNext } from "~/operations/processing/take-next";
import { makeSweepContext } from "~/platform/processing-contexts";

/** Milliseconds of the real clock: on a busy machine a hundred documents take more than a test is usually given. */
const patience = 180_000;
const clock = { now: new Date("2026-05-04T10:00:00Z") };

/** A tenant with a model, whose requests go to `queue`, and a way to bring it documents. */
async function makeSender(queue: ProcessingRequest[]) {
  const tenant = await makeTenant({ kind: "system", id: "test" });
  const context: TenantContext = {
    ...tenant,
    now: () => clock.now,
    processing: { ...quietProcessing, send: async (requests) => void queue.push(...requests) },
  };
  const model = await makeModel(context);
  let sent = 0;
  const receive = async (count: number) => {
    const ids: string[] = [];
    for (let number = 0; number < count; number++) {
      sent += 1;
      const bytes = new TextEncoder().encode(`%PDF-1.7 ${sent}`);
      const file = { modelId: model.id, fileName: `${sent}.pdf`, bytes, source: "api" as const };
      ids.push((await receiveDocument(context, file)).documentId);
    }
    return ids;
  };
  /** Takes a document through to an end, as its run does. */
  const process = async ({ documentId, attempt }: ProcessingRequest) => {
    await beginProcessing(context, { documentId, attempt });
    await failDocument(context, { documentId, attempt, problem: "reading.damaged" });
    await takeNext(context, {});
  };
  return { context, model, receive, process };
}

const idsOf = (requests: readonly ProcessingRequest[]) => requests.map(({ documentId }) => documentId);

const sweepContext = (queue: ProcessingRequest[]) => {
  const context = makeSweepContext(env);
  const send = async (requests: ProcessingRequest[]) => void queue.push(...requests);
  return { ...context, now: () => clock.now, processing: { ...context.processing, send } };
};

test("what is beyond a tenant's share waits in its shard, and comes on in its order as others end", async () => {
  const queue: ProcessingRequest[] = [];
  const { context, receive, process } = await makeSender(queue);
  const ids = await receive(shares.documents + 3);
  expect(idsOf(queue)).toEqual(ids.slice(0, shares.documents));
  const [first, second] = ids.slice(shares.documents);
  expect(await countDocumentsBefore(context, { documentId: first ?? "" })).toBe(0);
  expect(await countDocumentsBefore(context, { documentId: second ?? "" })).toBe(1);
  expect(await countDocumentsBefore(context, { documentId: ids[0] ?? "" })).toBeNull();
  expect(await countDocumentsBefore(await makeTenant(), { documentId: second ?? "" })).toBeNull();

  for (const request of queue.slice(0, 2)) await process(request);
  expect(idsOf(queue)).toEqual(ids.slice(0, shares.documents + 2));
  expect(await takeNext(context, {})).toEqual({ taken: 0 });
  expect(await documentRow(ids.at(-1) ?? "")).toMatchObject({
    status: "received",
    waiting_since: expect.any(Number),
  });
});

test("one that comes later does not pass those that wait, though there is room", async () => {
  const queue: ProcessingRequest[] = [];
  const { context, receive } = await makeSender(queue);
  const ids = await receive(shares.documents + 1);
  const [done] = queue;
  if (done) await failDocument(context, { ...done, problem: "reading.damaged" });
  const [late] = await receive(1);
  expect(idsOf(queue)).not.toContain(late);
  await takeNext(context, {});
  expect(idsOf(queue).at(-1)).toBe(ids.at(-1));
});

/**
 * Real operations, and a service whose rates docs/scale.md states: so many runs at once, each of so many seconds, in
 * the order of the queue. The clock is moved from one end to the next.
 */
test(
  "one tenant's pile delays another's one document by less than a minute",
  async () => {
    const [places, seconds] = [45, 3];
    const queue: ProcessingRequest[] = [];
    const [archive, other] = [await makeSender(queue), await makeSender(queue)];
    const start = clock.now.getTime();
    const pile = await archive.receive(2 * shares.documents);
    const running: { request: ProcessingRequest; until: number }[] = [];
    const endedAt = new Map<string, number>();
    let [handedOut, single] = [0, ""];
    for (;;) {
      for (; running.length < places && handedOut < queue.length; handedOut++) {
        const request = queue[handedOut];
        if (request) running.push({ request, until: clock.now.getTime() + seconds * 1_000 });
      }
      const next = running.shift();
      if (!next) break;
      clock.now = new Date(next.until);
      const { process } = next.request.tenantId === archive.context.tenant.id ? archive : other;
      await process(next.request);
      endedAt.set(next.request.documentId, clock.now.getTime());
      if (single === "") [single = ""] = await other.receive(1);
    }
    expect((endedAt.get(single) ?? Number.NaN) - start).toBeLessThanOrEqual(60_000);
    const before = [...endedAt.keys()].indexOf(single);
    expect(before).toBeLessThanOrEqual(shares.documents + places);
    expect([...endedAt.keys()].sort()).toEqual([...pile, single].sort());
    expect(queue).toHaveLength(pile.length + 1);
  },
  patience,
);

test("waiting for a turn is not standing still; a line that nobody moves is moved by the sweep", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  const queue: ProcessingRequest[] = [];
  const { context, receive } = await makeSender(queue);
  const ids = await receive(shares.documents + 1);
  const last = ids.at(-1) ?? "";
  clock.now = new Date(clock.now.getTime() + 20 * 60_000);
  await sweepStalled(sweepContext(queue), { everything: true });
  expect(idsOf(queue)).not.toContain(last);
  for (const { documentId } of queue.slice(0, shares.documents))
    await failDocument(context, { documentId, attempt: 1, problem: "reading.damaged" });
  expect((await sweepLine(sweepContext(queue), {})).taken).toBeGreaterThanOrEqual(1);
  expect(queue.at(-1)).toEqual({ tenantId: context.tenant.id, documentId: last, attempt: 1 });
});

test("documents that are processed again wait their turn like new ones", async () => {
  const queue: ProcessingRequest[] = [];
  const { context, model, receive, process } = await makeSender(queue);
  const ids = await receive(shares.documents + 2);
  for (let next = 0; next < queue.length; next++) {
    const request = queue[next];
    if (request) await process(request);
  }
  expect(queue).toHaveLength(ids.length);
  queue.length = 0;
  await reprocessDocuments(context, { modelId: model.id, documentIds: ids });
  expect(queue).toHaveLength(shares.documents);
  for (let next = 0; next < queue.length; next++) {
    const request = queue[next];
    if (request) await process(request);
  }
  expect(new Set(idsOf(queue))).toEqual(new Set(ids));
  expect(queue.every(({ attempt }) => attempt === 2)).toBe(true);
});

test("pages beyond the share wait; each that is recognised makes room for the next", async () => {
  const asked: PageRequest[] = [];
  const { context: sender, receive } = await makeSender([]);
  const { reader } = scriptedReader(Array.from({ length: shares.pages + 5 }, () => ({ scan: "" })));
  const { recogniser } = scriptedRecogniser({ 1: "Invoice" });
  const pages = { ...quietPages, send: async (requests: PageRequest[]) => void asked.push(...requests) };
  const context = { ...sender, reader, pages, recogniser };
  const [documentId = ""] = await receive(1);
  const run = { documentId, attempt: 1 };
  await beginProcessing(context, run);
  await readDocument(context, run);
  expect(asked.map(({ page }) => page)).toEqual(
    Array.from({ length: shares.pages }, (_, index) => index + 1),
  );
  await recognisePage(context, { ...run, page: 1 });
  expect(asked.at(-1)).toMatchObject({ page: shares.pages + 1 });
  expect(asked).toHaveLength(shares.pages + 1);
  expect(await awaitPages(context, { ...run, askAgain: false })).toEqual({ pending: shares.pages + 4 });
  expect(asked).toHaveLength(shares.pages + 1);
  await awaitPages(context, { ...run, askAgain: true });
  expect(asked).toHaveLength(2 * shares.pages + 1);

  // A document that ended keeps no page from another.
  await failDocument(context, { ...run, problem: "reading.damaged" });
  const [second = ""] = await receive(1);
  asked.length = 0;
  await beginProcessing(context, { documentId: second, attempt: 1 });
  await readDocument(context, { documentId: second, attempt: 1 });
  expect(asked).toHaveLength(shares.pages);
});

test("turns are taken by indexes, however many wait", async () => {
  const { context } = await makeSender([]);
  for (const query of [takeTurns(context.shard, clock.now), takePageTurns(context.shard, clock.now)]) {
    const { sql, params } = query.toSQL();
    const { results } = await usShard()
      .prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    expect(plan.filter((line) => /^SCAN (documents|pages|d|p)\b/.test(line))).toEqual([]);
    expect(plan.filter((line) => line.includes("documents_in_work")).length).toBeGreaterThan(0);
    expect(plan.filter((line) => line.includes("TEMP B-TREE") && line.includes("ORDER"))).toEqual([]);
  }
});
