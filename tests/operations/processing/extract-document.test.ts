import { makeRun } from "@tests/support/make-run";
import { makeTenant } from "@tests/support/make-tenant";
import { auditedOperations, documentRow, pageRows, resultRows } from "@tests/support/stored-rows";
import { expect, test } from "vitest";
import { decodeConcerns } from "~/domain/documents/concerns";
import { documentFiles } from "~/domain/documents/document-files";
import { receiveDocument } from "~/operations/documents/receive";
import { beginProcessing } from "~/operations/processing/begin";
import { extractDocument } from "~/operations/processing/extract";
import { failPage } from "~/operations/processing/fail-page";
import { readDocument } from "~/operations/processing/read";

const invoice = `Acme Tools Inc
INVOICE
Invoice Number: INV-2041
Invoice Date: 2026-02-14
Total: $118.00`;

async function makeReadRun(...script: Parameters<typeof makeRun>) {
  const made = await makeRun(...script);
  await beginProcessing(made.context, made.run);
  await readDocument(made.context, made.run);
  return { ...made, input: { ...made.run, wait: 20, read: 30, readAt: made.clock.now.getTime() } };
}

test("the result, the status and the times of the stages are kept together", async () => {
  const { context, run, input, clock } = await makeReadRun([{ text: invoice }]);
  clock.now = new Date(clock.now.getTime() + 75);
  const { status } = await extractDocument(context, input);
  expect(["success", "failed"]).toContain(status);
  expect(await documentRow(run.documentId)).toMatchObject({
    status,
    problem: null,
    processed_at: clock.now.getTime(),
    confidence: expect.any(Number),
    score: expect.any(Number),
  });
  const [result] = await resultRows(run.documentId);
  expect(result).toMatchObject({ attempt: 1, input_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const timings = { wait: 20, read: 30, recognise: 75, load: 0, extract: 0 };
  expect(JSON.parse(String(result?.timings))).toEqual(timings);
  expect(JSON.parse(String(result?.fields))).toMatchObject({ invoiceNumber: { value: "INV-2041" } });
  expect(await auditedOperations(context)).toEqual([
    "documents.receive",
    "processing.begin",
    "processing.extract",
  ]);
});

test("what looks like an earlier document is no moment without a word of it", async () => {
  const { context, model, input } = await makeReadRun([{ text: invoice }]);
  await extractDocument(context, input);
  const file = {
    modelId: model.id,
    fileName: "again.pdf",
    bytes: new TextEncoder().encode("%PDF-1.7 again"),
  };
  const { documentId } = await receiveDocument(context, { ...file, source: "browser" });
  const run = { documentId, attempt: 1 };
  await beginProcessing(context, run);
  await readDocument(context, run);
  await extractDocument(context, { ...input, ...run });
  const row = await documentRow(documentId);
  expect(row).toMatchObject({ readiness: "blocked" });
  expect(decodeConcerns(Number(row?.concerns))).toContain("duplicate");
  expect(decodeConcerns(Number((await documentRow(input.documentId))?.concerns))).not.toContain("duplicate");
});

test("extracting again neither doubles nor changes anything", async () => {
  const { context, run, input, clock } = await makeReadRun([{ text: invoice }]);
  await extractDocument(context, input);
  const before = [await documentRow(run.documentId), await resultRows(run.documentId)];
  const audited = await auditedOperations(context);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await extractDocument(context, input);
  expect([await documentRow(run.documentId), await resultRows(run.documentId)]).toEqual(before);
  expect(await auditedOperations(context)).toEqual(audited);
});

test("of two that extract at the same time, one is kept", async () => {
  const { context, run, input } = await makeReadRun([{ text: invoice }]);
  const answers = await Promise.all([1, 2, 3].map(() => extractDocument(context, input)));
  expect(new Set(answers.map((answer) => answer.status)).size).toBe(1);
  expect(await resultRows(run.documentId)).toHaveLength(1);
  expect((await auditedOperations(context)).filter((name) => name === "processing.extract")).toHaveLength(1);
});

test("the same pages and the same question have the same input hash, another model has another", async () => {
  const runs = await Promise.all([1, 2].map(() => makeReadRun([{ text: invoice }])));
  const other = await makeReadRun([{ text: `${invoice}\nThank you` }]);
  for (const { context, input } of [...runs, other]) await extractDocument(context, input);
  const hashes = await Promise.all(
    [...runs, other].map(async ({ run }) => (await resultRows(run.documentId))[0]?.input_hash),
  );
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[2]).not.toBe(hashes[0]);
});

test("a page that failed does not cost the fields of the other pages", async () => {
  const { context, run, input } = await makeReadRun([{ text: invoice }, { scan: "" }]);
  await failPage(context, { ...run, page: 2, problem: "problem.internal" });
  expect(await extractDocument(context, input)).not.toEqual({ status: "error" });
  const [result] = await resultRows(run.documentId);
  expect(JSON.parse(String(result?.fields))).toHaveProperty("invoiceNumber");
  expect(await pageRows(run.documentId)).toMatchObject([{ problem: null }, { problem: "problem.internal" }]);
});

test.each<[string, Parameters<typeof makeRun>[0], string]>([
  ["without a word", [{ text: "" }, { text: "" }], "reading.blank"],
  ["of which no page could be read", [{ problem: "damaged" }, { problem: "damaged" }], "reading.damaged"],
])("a document %s ends as an error that says so", async (_case, script, problem) => {
  const { context, run, input } = await makeReadRun(script);
  expect(await extractDocument(context, input)).toEqual({ status: "error" });
  expect(await documentRow(run.documentId)).toMatchObject({ status: "error", problem });
  expect(await resultRows(run.documentId)).toEqual([]);
  expect(await context.files.bytes(documentFiles.original(run.documentId))).not.toBeNull();
});

test("a document of another tenant does not exist", async () => {
  const { run, input } = await makeReadRun([{ text: invoice }]);
  const other = await makeTenant({ kind: "system", id: "test" });
  await expect(extractDocument(other, input)).rejects.toMatchObject({ code: "not-found" });
  expect(await documentRow(run.documentId)).toMatchObject({ status: "processing" });
});
