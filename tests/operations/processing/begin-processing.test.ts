import { makeRun } from "@tests/support/make-run";
import { makeTenant } from "@tests/support/make-tenant";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { expect, test } from "vitest";
import { beginProcessing } from "~/operations/processing/begin";
import { failDocument } from "~/operations/processing/fail";

test("a received document is processing from then on, and its wait is known", async () => {
  const { context, run, clock } = await makeRun([{ text: "Invoice" }]);
  clock.now = new Date(clock.now.getTime() + 1_250);
  expect(await beginProcessing(context, run)).toEqual({ proceed: true, wait: 1_250 });
  expect(await documentRow(run.documentId)).toMatchObject({
    status: "processing",
    progress_at: clock.now.getTime(),
  });
});

test("beginning again changes nothing but the time", async () => {
  const { context, run } = await makeRun([{ text: "Invoice" }]);
  await beginProcessing(context, run);
  expect(await beginProcessing(context, run)).toMatchObject({ proceed: true });
  expect(await documentRow(run.documentId)).toMatchObject({ status: "processing", attempt: 1 });
});

test("a run that ended or was replaced does not go on, and the audit does not say it did", async () => {
  const { context, run } = await makeRun([{ text: "Invoice" }]);
  await beginProcessing(context, run);
  await failDocument(context, { ...run, problem: "reading.damaged" });
  expect(await beginProcessing(context, run)).toMatchObject({ proceed: false });
  expect(await beginProcessing(context, { ...run, attempt: 2 })).toMatchObject({ proceed: false });
  expect(await auditedOperations(context)).toEqual([
    "documents.receive",
    "processing.begin",
    "processing.fail",
  ]);
});

test("a document of another tenant does not exist", async () => {
  const { context, run } = await makeRun([{ text: "Invoice" }]);
  const other = await makeTenant({ kind: "system", id: "test" });
  await expect(beginProcessing(other, run)).rejects.toMatchObject({ code: "not-found" });
  expect(await documentRow(run.documentId)).toMatchObject({ status: "received" });
  expect(await auditedOperations(context)).toEqual(["documents.receive"]);
});

test("only the system may begin", async () => {
  const { context, run } = await makeRun([{ text: "Invoice" }]);
  const admin = { ...context, actor: { kind: "person", id: "p", permissions: ["*"] } as const };
  await expect(beginProcessing(admin, run)).rejects.toMatchObject({ code: "forbidden" });
});
