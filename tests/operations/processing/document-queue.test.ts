import { env } from "cloudflare:workers";
import { quietPages, quietProcessing } from "@tests/stand-ins/quiet-queues";
import { scriptedReader, scriptedRecogniser } from "@tests/stand-ins/scripted-reader";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { failDeadLetteredDocuments } from "@workers/extraction/dead-letters";
import { expect, test, vi } from "vitest";
import { dequeueDocuments, requestNextPageRows, selectTenantsWithQueued } from "~/data/shard/document-queue";
import { openSweepShard } from "~/data/shard/sweep-shard";
import { openTenantShard } from "~/data/shard/tenant-shard";
import type { TenantContext } from "~/operations/context";
import { countDocumentsBefore } from "~/operations/documents/count-before";
import { receiveDocument } from "~/operations/documents/receive";
import { reprocessDocuments } from "~/operations/documents/reprocess-many";
import type { PageRequest, ProcessingRequest } from "~/operations/ports";
import { awaitPages } from "~/operations/processing/await-pages";
import { beginProcessing } from "~/operations/processing/begin";
import { failDocument } from "~/operations/processing/fail";
import { failPage } from "~/operations/processing/fail-page";
import { readDocument } from "~/operations/processing/read";
import { recognisePage } from "~/operations/processing/recognise-page";
import { sweepStalled } from "~/operations/processing/sweep";
import { sweepLine } from "~/operations/processing/sweep-line";
import { takeNext } from "~/operations/processing/take-next";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeSweepContext } from "~/platform/processing-contexts";

/** Small ones, so that few documents fill them; what the real ones come to is in tests/domain/processing/concurrency-limits.test.ts. */
const shares = { documents: 3, open: 5, pages: 2 };
const clock = { now: new Date("2026-05-04T10:00:00Z") };

/** A tenant with a model, whose requests go to `queue`, and a way to bring it documents. */
async function makeSender(queue: ProcessingRequest[]) {
  const tenant = await makeTenant({ kind: "system", id: "test" });
  const context: TenantContext = {
    ...tenant,
    shard: openTenantShard(usShard(), tenant.tenant.id, shares),
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
  const context = makeSweepContext({ ...env, QUEUE_SHARES: shares });
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
 * Real operations, and a service that has so many runs at once, each of so many seconds, in the order of the queue. The
 * clock is moved from one end to the next.
 */
test("one tenant's pile delays another's one document by its share, however large it is", async () => {
  const [places, seconds] = [2, 3];
  const queue: ProcessingRequest[] = [];
  const [archive, other] = [await makeSender(queue), await makeSender(queue)];
  const start = clock.now.getTime();
  const pile = await archive.receive(3 * shares.documents);
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
  expect((endedAt.get(single) ?? Number.NaN) - start).toBeLessThanOrEqual(
    (2 + shares.documents / places) * seconds * 1_000,
  );
  const before = [...endedAt.keys()].indexOf(single);
  expect(before).toBeLessThanOrEqual(shares.documents + places);
  expect([...endedAt.keys()].sort()).toEqual([...pile, single].sort());
  expect(queue).toHaveLength(pile.length + 1);
});

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
  expect(await awaitPages(context, { ...run, askAgain: false })).toEqual({
    pending: shares.pages + 4,
    asked: shares.pages,
  });
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

test("documents that wait for their pages keep no file with text waiting, up to a second bound", async () => {
  const queue: ProcessingRequest[] = [];
  const { context: sender, receive } = await makeSender(queue);
  const { reader } = scriptedReader([{ scan: "" }]);
  const { recogniser } = scriptedRecogniser({ 1: "Invoice" });
  const context = { ...sender, reader, pages: quietPages, recogniser };
  const ids = await receive(shares.open + 3);
  expect(queue).toHaveLength(shares.documents);
  for (let scans = 1; scans <= 2; scans++) {
    const run = { documentId: ids[scans - 1] ?? "", attempt: 1 };
    await beginProcessing(context, run);
    await readDocument(context, run);
    expect(queue).toHaveLength(shares.documents + scans);
  }
  // As many are open now as may be: one that waits for its pages makes no more room.
  const third = { documentId: ids[2] ?? "", attempt: 1 };
  await beginProcessing(context, third);
  await readDocument(context, third);
  expect(queue).toHaveLength(shares.open);

  // With its pages a document takes its place again, until it ends.
  const first = { documentId: ids[0] ?? "", attempt: 1 };
  await recognisePage(context, { ...first, page: 1 });
  expect(await awaitPages(context, { ...first, askAgain: false })).toMatchObject({ pending: 0 });
  expect(await takeNext(context, {})).toEqual({ taken: 0 });
  await failDocument(context, { ...first, problem: "reading.damaged" });
  expect(await takeNext(context, {})).toEqual({ taken: 1 });
  expect(idsOf(queue)).toEqual(ids.slice(0, shares.open + 1));
});

test("a page whose run is over, or that is given up, makes room for the next of another document", async () => {
  const asked: PageRequest[] = [];
  const { context: sender, receive } = await makeSender([]);
  const { reader } = scriptedReader(Array.from({ length: shares.pages + 1 }, () => ({ scan: "" })));
  const { recogniser } = scriptedRecogniser({ 1: "Invoice" });
  const pages = { ...quietPages, send: async (requests: PageRequest[]) => void asked.push(...requests) };
  const context = { ...sender, reader, pages, recogniser };
  const runs = (await receive(2)).map((documentId) => ({ documentId, attempt: 1 }));
  const [ended, other] = [
    runs[0] ?? { documentId: "", attempt: 1 },
    runs[1] ?? { documentId: "", attempt: 1 },
  ];
  for (const run of runs) {
    await beginProcessing(context, run);
    await readDocument(context, run);
  }
  const askedOf = (documentId: string) => asked.filter((page) => page.documentId === documentId);
  expect(askedOf(other.documentId)).toEqual([]);
  await failDocument(context, { ...ended, problem: "reading.damaged" });
  expect(await recognisePage(context, { ...ended, page: 1 })).toEqual({ allDone: false });
  expect(askedOf(other.documentId)).toHaveLength(shares.pages);
  await failPage(context, { ...other, page: 1, problem: "problem.internal" });
  expect(askedOf(other.documentId)).toHaveLength(shares.pages + 1);
});

test("a document that could not be started brings on the next one like any that ends", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  const queue: ProcessingRequest[] = [];
  const { context, receive } = await makeSender(queue);
  const ids = await receive(2 * shares.documents);
  const sent: unknown[] = [];
  const intake = {
    sendBatch: async (batch: { body: unknown }[]) => void sent.push(...batch.map(({ body }) => body)),
  };
  const bindings = { ...env, QUEUE_SHARES: shares, INTAKE_QUEUE: intake } as unknown as ExtractionBindings;
  // All of them, as when the Workflows do not answer: nobody else is left to bring on the others.
  const messages = queue.map((body) => ({ body, attempts: 6, ack() {} }));
  await failDeadLetteredDocuments(
    { queue: "fieldwise-intake-dead", messages } as unknown as MessageBatch,
    bindings,
  );
  expect(idsOf(sent as ProcessingRequest[]).sort()).toEqual(ids.slice(shares.documents).sort());
  expect(await documentRow(ids[0] ?? "")).toMatchObject({ status: "error", problem: "problem.internal" });
  expect(context.tenant.id).toBe((sent[0] as ProcessingRequest).tenantId);
});

test("a shard that does not answer keeps the line of no other waiting", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const queue: ProcessingRequest[] = [];
  const { receive } = await makeSender(queue);
  const ids = await receive(shares.documents + 1);
  for (const { documentId } of queue.slice(0, shares.documents))
    await usShard().prepare("update documents set status = 'error' where id = ?").bind(documentId).run();
  const context = sweepContext(queue);
  const broken = { ...context.shards[0], id: "broken", database: openSweepShard(env.DB_CONTROL) } as never;
  const shards = [broken, ...context.shards];
  await sweepStalled({ ...context, shards }, { everything: false });
  expect((await sweepLine({ ...context, shards }, {})).taken).toBeGreaterThanOrEqual(1);
  expect(idsOf(queue)).toContain(ids.at(-1));
  const logged = error.mock.calls.map(([line]) => String(line));
  for (const event of ["processing.not-swept", "processing.line-not-swept"])
    expect(logged.filter((line) => line.includes(event))).toHaveLength(1);
});

test("the sweep looks for those alone that have room", async () => {
  const { context, receive } = await makeSender([]);
  await receive(shares.documents + 1);
  const [shard] = sweepContext([]).shards.filter(({ id }) => id === context.tenant.shardId);
  if (!shard) throw new Error("the tests have no such shard");
  const found = async () =>
    (await selectTenantsWithQueued(shard.database, shard.shares, { known: 5_000, most: 5_000 })).map(
      ({ tenantId }) => tenantId,
    );
  expect(await found()).not.toContain(context.tenant.id);
  await usShard()
    .prepare("update documents set status = 'error' where tenant_id = ? and waiting_since is null")
    .bind(context.tenant.id)
    .run();
  expect(await found()).toContain(context.tenant.id);
});

test("turns are taken by indexes, however many wait", async () => {
  const { context } = await makeSender([]);
  for (const query of [
    dequeueDocuments(context.shard, clock.now),
    requestNextPageRows(context.shard, clock.now),
  ]) {
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
