import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  introspectWorkflowInstance,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import { scriptedRecogniser } from "@tests/stand-ins/scripted-reader";
import { expectConsole } from "@tests/support/announced-console";
import { longInvoicePdf } from "@tests/support/long-invoice";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { smallPdf } from "@tests/support/small-pdf";
import { documentRow, pageRows, resultRows } from "@tests/support/stored-rows";
import { failDeadLetteredDocuments, failDeadLetteredPages } from "@workers/extraction/dead-letters";
import { startRuns } from "@workers/extraction/intake-batch";
import { recogniseBatch } from "@workers/ocr/recognise-batch";
import { expect, test, vi } from "vitest";
import { getDocument } from "~/operations/documents/get";
import { receiveDocument } from "~/operations/documents/receive";

const invoice = [
  "Acme Tools Inc",
  "INVOICE",
  "Invoice Number: INV-2041",
  "Invoice Date: 2026-02-14",
  "Total: $118.00",
];

/** A document that is received and whose Workflow can be looked into; its messages go nowhere by themselves. */
async function makeReceived(bytes: Uint8Array) {
  const tenant = await makeTenant({ kind: "system", id: "test" });
  const context = {
    ...tenant,
    processing: quietProcessing,
  };
  const model = await makeModel(context);
  const file = { modelId: model.id, fileName: "invoice.pdf", bytes, source: "browser" as const };
  const { documentId } = await receiveDocument(context, file);
  const request = { tenantId: context.tenant.id, documentId, attempt: 1 };
  return { context, model, documentId, request, instanceId: `${documentId}-1` };
}

const pagesQueue = { sendBatch: async () => {} } as unknown as Queue;
const batchOf = (queue: string, body: unknown) =>
  createMessageBatch(queue, [{ id: "m", timestamp: new Date(), attempts: 1, body }]);

async function deliver(consume: typeof startRuns, queue: string, body: unknown) {
  const batch = batchOf(queue, body);
  await consume(batch, { ...env, PAGES_QUEUE: pagesQueue });
  return getQueueResult(batch, createExecutionContext());
}

test("a born-digital invoice goes from its message to its result", async () => {
  const { documentId, request, instanceId } = await makeReceived(smallPdf([invoice]));
  await using workflow = await introspectWorkflowInstance(env.DOCUMENT_WORKFLOW, instanceId);
  expect(await deliver(startRuns, "fieldwise-intake", request)).toMatchObject({ explicitAcks: ["m"] });
  await workflow.waitForStatus("complete");
  expect(await documentRow(documentId)).toMatchObject({ page_count: 1, problem: null, attempt: 1 });
  expect(await pageRows(documentId)).toMatchObject([{ state: "read", source: "text" }]);
  const [result] = await resultRows(documentId);
  expect(JSON.parse(String(result?.fields))).toMatchObject({ invoiceNumber: { value: "INV-2041" } });
});

test("a message that is delivered again neither doubles nor changes the result", async () => {
  const { documentId, request, instanceId } = await makeReceived(smallPdf([invoice]));
  await using workflow = await introspectWorkflowInstance(env.DOCUMENT_WORKFLOW, instanceId);
  await deliver(startRuns, "fieldwise-intake", request);
  await workflow.waitForStatus("complete");
  const before = [await documentRow(documentId), await resultRows(documentId)];
  await deliver(startRuns, "fieldwise-intake", request);
  await deliver(startRuns, "fieldwise-intake", { ...request, afresh: true });
  await workflow.waitForStatus("complete");
  expect([await documentRow(documentId), await resultRows(documentId)]).toEqual(before);
});

test.each<[string, Uint8Array, string]>([
  ["an empty file", new Uint8Array(), "reading.empty"],
  ["a program that is called a PDF", new TextEncoder().encode("MZ this program"), "reading.unsupported"],
])("%s ends as an error that says why", async (_case, bytes, problem) => {
  const { documentId, request, instanceId } = await makeReceived(bytes);
  await using workflow = await introspectWorkflowInstance(env.DOCUMENT_WORKFLOW, instanceId);
  await deliver(startRuns, "fieldwise-intake", request);
  await workflow.waitForStatus("complete");
  expect(await documentRow(documentId)).toMatchObject({ status: "error", problem });
});

test("a scanned page is waited for until it is recognised", async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  const { documentId, request, instanceId } = await makeReceived(smallPdf([invoice, []]));
  await using workflow = await introspectWorkflowInstance(env.DOCUMENT_WORKFLOW, instanceId);
  await deliver(startRuns, "fieldwise-intake", request);
  expect(await workflow.waitForStepResult({ name: "read" })).toContain(`"pending":1`);
  const { recogniser } = scriptedRecogniser({ 2: "Terms" });
  const batch = batchOf("fieldwise-pages", { ...request, page: 2 });
  await recogniseBatch(batch, env, recogniser);
  await workflow.waitForStatus("complete");
  expect(await pageRows(documentId)).toMatchObject([{ source: "text" }, { state: "read", source: "ocr" }]);
  expect(await resultRows(documentId)).toHaveLength(1);
});

test("a lost event costs a round of waiting and nothing else", async () => {
  const { documentId, request, instanceId } = await makeReceived(smallPdf([invoice, []]));
  await using workflow = await introspectWorkflowInstance(env.DOCUMENT_WORKFLOW, instanceId);
  await workflow.modify(async (change) => change.forceEventTimeout({ name: "wait for pages 1" }));
  await env.SHARD_US_1?.prepare(
    "create trigger recognised after insert on pages when new.state = 'pending' begin update pages set state = 'failed', problem = 'reading.damaged' where document_id = new.document_id and number = new.number; end",
  ).run();
  await deliver(startRuns, "fieldwise-intake", request);
  await workflow.waitForStatus("complete");
  await env.SHARD_US_1?.prepare("drop trigger recognised").run();
  expect(await pageRows(documentId)).toMatchObject([{ state: "read" }, { state: "failed" }]);
  expect(await resultRows(documentId)).toHaveLength(1);
});

test("a file that cannot be read is known again when it comes twice", async () => {
  const damaged = new TextEncoder().encode("%PDF-1.7 and nothing else");
  const first = await makeReceived(damaged);
  const again = {
    modelId: first.model.id,
    fileName: "again.pdf",
    bytes: damaged,
    source: "browser" as const,
  };
  const { documentId } = await receiveDocument(first.context, again);
  await using workflow = await introspectWorkflowInstance(env.DOCUMENT_WORKFLOW, `${documentId}-1`);
  await deliver(startRuns, "fieldwise-intake", { ...first.request, documentId });
  await workflow.waitForStatus("complete");
  expect(await documentRow(documentId)).toMatchObject({ status: "error" });
  const { duplicates } = await getDocument(first.context, { documentId });
  expect(duplicates).toMatchObject([{ documentId: first.documentId, level: "file" }]);
});

test("a step that fails for good ends the document as an error", async () => {
  expectConsole(/processing\.failed/);
  const { documentId, request, instanceId } = await makeReceived(smallPdf([invoice]));
  await using workflow = await introspectWorkflowInstance(env.DOCUMENT_WORKFLOW, instanceId);
  await workflow.modify(async (change) => {
    await change.disableRetryDelays();
    await change.mockStepError({ name: "extract" }, new Error("the engine broke"));
  });
  await deliver(startRuns, "fieldwise-intake", request);
  await workflow.waitForStatus("complete");
  expect(await documentRow(documentId)).toMatchObject({ status: "error", problem: "problem.internal" });
});

test("what would only fail again ends the document at once, and is not offered to be tried again", async () => {
  expectConsole(/processing\.failed/);
  const { documentId, request, instanceId } = await makeReceived(smallPdf([invoice]));
  const full = "select raise(abort, 'string or blob too big: SQLITE_TOOBIG')";
  await env.SHARD_US_1?.prepare(
    `create trigger too_big before insert on results when new.document_id = '${documentId}' begin ${full}; end`,
  ).run();
  await using workflow = await introspectWorkflowInstance(env.DOCUMENT_WORKFLOW, instanceId);
  await deliver(startRuns, "fieldwise-intake", request);
  await workflow.waitForStatus("complete");
  await env.SHARD_US_1?.prepare("drop trigger too_big").run();
  expect(await documentRow(documentId)).toMatchObject({ status: "error", problem: "problem.lasting" });
});

test("a file of 2,100 line items is read to its end", { timeout: 120_000 }, async () => {
  const { context, documentId, request, instanceId } = await makeReceived(longInvoicePdf(2_100));
  await using workflow = await introspectWorkflowInstance(env.DOCUMENT_WORKFLOW, instanceId);
  await deliver(startRuns, "fieldwise-intake", request);
  await workflow.waitForStatus("complete");
  expect(await documentRow(documentId)).toMatchObject({ problem: null, page_count: 21 });
  const document = await getDocument(context, { documentId, rows: { first: 2_000, count: 200 } });
  expect([document.lineCount, document.lineItems.length]).toEqual([2_100, 100]);
});

test("a document whose start was given up ends as an error", async () => {
  const { documentId, request } = await makeReceived(smallPdf([invoice]));
  expect(await deliver(failDeadLetteredDocuments, "fieldwise-intake-dead", request)).toMatchObject({
    explicitAcks: ["m"],
  });
  expect(await documentRow(documentId)).toMatchObject({ status: "error", problem: "problem.internal" });
});

test("a page that was given up is shown as such, and the rest of the document goes on", async () => {
  const { documentId, request, instanceId } = await makeReceived(smallPdf([invoice, []]));
  await using workflow = await introspectWorkflowInstance(env.DOCUMENT_WORKFLOW, instanceId);
  await deliver(startRuns, "fieldwise-intake", request);
  await workflow.waitForStepResult({ name: "read" });
  await deliver(failDeadLetteredPages, "fieldwise-pages-dead", { ...request, page: 2 });
  await workflow.waitForStatus("complete");
  expect(await pageRows(documentId)).toMatchObject([{ state: "read" }, { problem: "problem.internal" }]);
  expect(await resultRows(documentId)).toHaveLength(1);
});
