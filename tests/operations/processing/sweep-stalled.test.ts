import { env } from "cloudflare:workers";
import { makeRun } from "@tests/support/make-run";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { beforeEach, expect, test, vi } from "vitest";
import { noteProgress } from "~/data/shard/document-progress";
import { stalled } from "~/domain/processing/stalled";
import type { ProcessingRequest } from "~/operations/ports";
import { beginProcessing } from "~/operations/processing/begin";
import { failDocument } from "~/operations/processing/fail";
import { sweepStalled } from "~/operations/processing/sweep";
import { makeSweepContext } from "~/platform/processing-contexts";

const minute = 60_000;
/** Sweeps see the documents of all tenants, so each test keeps to its own moment in time. */
let epoch = new Date("2026-01-01T00:00:00Z").getTime();

beforeEach(async () => {
  await usShard().prepare("delete from documents").run();
  epoch += 24 * 60 * minute;
  vi.spyOn(console, "info").mockImplementation(() => {});
});

async function makeSweep() {
  const made = await makeRun([{ text: "Invoice" }]);
  const sent: ProcessingRequest[] = [];
  await setRow(made.run.documentId, "received_at = ?, progress_at = ?", epoch, epoch);
  const sweepAfter = (milliseconds: number, everything = false) => {
    made.clock.now = new Date(epoch + milliseconds);
    const context = makeSweepContext(env);
    const send = async (requests: ProcessingRequest[]) => void sent.push(...requests);
    const processing = { ...context.processing, send };
    return sweepStalled({ ...context, now: () => made.clock.now, processing }, { everything });
  };
  return { ...made, sent, sweepAfter };
}

const setRow = (documentId: string, set: string, ...values: unknown[]) =>
  usShard()
    .prepare(`update documents set ${set} where id = ?`)
    .bind(...values, documentId)
    .run();

test("what moved lately is left alone; what did not is set going again, once", async () => {
  const { context, run, sent, sweepAfter } = await makeSweep();
  expect(await sweepAfter(2 * minute)).toEqual({ redriven: 0, givenUp: 0 });
  expect(await sweepAfter(4 * minute)).toEqual({ redriven: 1, givenUp: 0 });
  expect(sent).toEqual([{ tenantId: context.tenant.id, ...run, afresh: true }]);
  expect(await documentRow(run.documentId)).toMatchObject({ status: "received", redrives: 1 });
  expect(await sweepAfter(5 * minute)).toEqual({ redriven: 0, givenUp: 0 });
});

test("every further re-drive waits twice as long", async () => {
  const { run, sent, sweepAfter } = await makeSweep();
  await setRow(run.documentId, "redrives = 2");
  await sweepAfter(11 * minute);
  expect(sent).toEqual([]);
  await sweepAfter(13 * minute);
  expect(sent).toHaveLength(1);
});

test("a document that waits in a queue is never given up, and begins with a clean slate", async () => {
  const { context, run, sweepAfter } = await makeSweep();
  await setRow(run.documentId, "redrives = 40");
  expect(await sweepAfter(100 * minute)).toEqual({ redriven: 1, givenUp: 0 });
  await beginProcessing(context, run);
  expect(await documentRow(run.documentId)).toMatchObject({ status: "processing", redrives: 0 });
});

test("a run that died twice is given up, but not when it got on in between", async () => {
  const { context, run, sweepAfter } = await makeSweep();
  await beginProcessing(context, run);
  await setRow(run.documentId, "progress_at = ?", epoch);
  const later = (minutes: number) => sweepAfter(minutes * minute, true);
  expect(await later(1)).toEqual({ redriven: 1, givenUp: 0 });
  await noteProgress(context.shard, run, new Date(epoch));
  expect(await later(2)).toEqual({ redriven: 1, givenUp: 0 });
  expect(await later(3)).toEqual({ redriven: 0, givenUp: 1 });
  expect(await documentRow(run.documentId)).toMatchObject({ status: "error", problem: "problem.stalled" });
});

test("what had not begun goes first, for one of the others may be what stopped them", async () => {
  const begun = await makeSweep();
  await beginProcessing(begun.context, begun.run);
  await setRow(begun.run.documentId, "progress_at = ?", epoch - 60 * minute);
  const waiting = await makeSweep();
  await waiting.sweepAfter(minute, true);
  expect(waiting.sent.map(({ documentId }) => documentId)).toEqual([
    waiting.run.documentId,
    begun.run.documentId,
  ]);
});

test("a run that died too often ends as an error, and its audit row belongs to the tenant", async () => {
  const { context, run, sent, sweepAfter } = await makeSweep();
  await setRow(run.documentId, "status = 'processing', redrives = ?", stalled.mostRedrives);
  expect(await sweepAfter(200 * minute)).toEqual({ redriven: 0, givenUp: 1 });
  expect(sent).toEqual([]);
  expect(await documentRow(run.documentId)).toMatchObject({ status: "error", problem: "problem.stalled" });
  expect(await auditedOperations(context)).toEqual(["documents.receive", "processing.fail"]);
});

test("after a start everything unfinished goes on at once, however many there are", async () => {
  const { context, run, model, sent, sweepAfter } = await makeSweep();
  await usShard()
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 450)
       insert into documents (id, tenant_id, model_id, position, file_name, byte_size, sha256, source, status, received_at, progress_at)
       select ? || '-' || i, ?, ?, i + 1, 'f', 1, 'x', 'api', iif(i % 2, 'received', 'processing'), ?, ? from n`,
    )
    .bind(run.documentId, context.tenant.id, model.id, epoch, epoch)
    .run();
  expect(await sweepAfter(1_000, true)).toEqual({ redriven: 451, givenUp: 0 });
  expect(new Set(sent.map((request) => request.documentId)).size).toBe(451);
});

test("a document that came to an end is never touched", async () => {
  const { context, run, sweepAfter } = await makeSweep();
  await failDocument(context, { ...run, problem: "reading.empty" });
  expect(await sweepAfter(500 * minute, true)).toEqual({ redriven: 0, givenUp: 0 });
  expect(await documentRow(run.documentId)).toMatchObject({ status: "error", problem: "reading.empty" });
});
