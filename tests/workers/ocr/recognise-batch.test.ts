import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { scriptedRecogniser } from "@tests/stand-ins/scripted-reader";
import { expectConsole } from "@tests/support/announced-console";
import { makeRun } from "@tests/support/make-run";
import { pageRows } from "@tests/support/stored-rows";
import { recogniseBatch } from "@workers/ocr/recognise-batch";
import { beforeEach, expect, test, vi } from "vitest";
import { beginProcessing } from "~/operations/processing/begin";
import { readDocument } from "~/operations/processing/read";

beforeEach(() => void vi.spyOn(console, "info").mockImplementation(() => {}));

/** Delivers messages to the consumer; `events` are those that reached the run's Workflow instance. */
async function deliver(bodies: unknown[], answers: Parameters<typeof scriptedRecogniser>[0], gone = false) {
  const events: string[] = [];
  const get = async (id: string) => {
    if (gone) throw new Error("instance.not_found");
    return { sendEvent: async ({ type }: { type: string }) => void events.push(`${id} ${type}`) };
  };
  const bindings = { ...env, DOCUMENT_WORKFLOW: { get } as unknown as Workflow };
  const messages = bodies.map((body, index) => ({
    id: `m${index}`,
    timestamp: new Date(),
    attempts: 1,
    body,
  }));
  const batch = createMessageBatch("fieldwise-pages", messages);
  await recogniseBatch(batch, bindings, scriptedRecogniser(answers).recogniser);
  const result = await getQueueResult(batch, createExecutionContext());
  return {
    events,
    acked: result.explicitAcks,
    retried: result.retryMessages.map((message: { msgId: string }) => message.msgId),
  };
}

async function makeScannedRun(pages: number) {
  const made = await makeRun(Array.from({ length: pages }, () => ({ scan: "" })));
  await beginProcessing(made.context, made.run);
  await readDocument(made.context, made.run);
  return made;
}

test("the run is woken once, by its last page", async () => {
  const { run, requested } = await makeScannedRun(2);
  const [first, second] = requested;
  expect(await deliver([first], { 1: "Invoice" })).toEqual({ events: [], acked: ["m0"], retried: [] });
  const { events, acked } = await deliver([second], { 2: "Total" });
  expect(events).toEqual([`${run.documentId}-1 pages-settled`]);
  expect(acked).toEqual(["m0"]);
});

test("a run that cannot be woken costs time, not the page", async () => {
  const { run, requested } = await makeScannedRun(1);
  expect(await deliver(requested, { 1: "Invoice" }, true)).toEqual({
    events: [],
    acked: ["m0"],
    retried: [],
  });
  expect(await pageRows(run.documentId)).toMatchObject([{ state: "read" }]);
});

test("one page in trouble comes back later, the others of the batch are done", async () => {
  expectConsole(/queue\.failed/);
  const { requested } = await makeScannedRun(2);
  const { acked, retried } = await deliver(requested, { 1: new Error("out of memory"), 2: "Total" });
  expect({ acked, retried }).toEqual({ acked: ["m1"], retried: ["m0"] });
});

test("messages about what does not exist, and what is no message of ours, leave the queue", async () => {
  expectConsole(/queue\.not-understood/);
  const { requested, run } = await makeScannedRun(1);
  const gone = { ...requested[0], documentId: "gone" };
  const foreign = { ...requested[0], tenantId: "nobody" };
  const { acked } = await deliver([gone, foreign, "nonsense"], {});
  expect(acked).toEqual(["m0", "m1", "m2"].filter((id) => acked.includes(id)));
  expect(acked).toHaveLength(3);
  expect(await pageRows(run.documentId)).toMatchObject([{ state: "pending" }]);
});
