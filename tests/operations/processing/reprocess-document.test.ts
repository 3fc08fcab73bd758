import { makeRun } from "@tests/support/make-run";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { auditedOperations, documentRow, pageRows } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { expect, test } from "vitest";
import { reprocessDocument } from "~/operations/documents/reprocess";
import { beginProcessing } from "~/operations/processing/begin";
import { failDocument } from "~/operations/processing/fail";
import { readDocument } from "~/operations/processing/read";

async function makeEndedRun() {
  const made = await makeRun([{ text: "Invoice" }]);
  await beginProcessing(made.context, made.run);
  await readDocument(made.context, made.run);
  await failDocument(made.context, { ...made.run, problem: "problem.internal" });
  made.started.length = 0;
  return made;
}

test("a document that ended starts anew as another attempt; the old one stays to be seen", async () => {
  const { context, run, started } = await makeEndedRun();
  const { documentId } = run;
  expect(await reprocessDocument(context, { documentId })).toEqual({ attempt: 2 });
  expect(await documentRow(documentId)).toMatchObject({
    status: "received",
    attempt: 2,
    problem: null,
    processed_at: null,
    redrives: 0,
  });
  expect(started).toEqual([{ tenantId: context.tenant.id, documentId, attempt: 2 }]);
  await beginProcessing(context, { documentId, attempt: 2 });
  await readDocument(context, { documentId, attempt: 2 });
  expect((await pageRows(documentId)).map((page) => page.attempt)).toEqual([1, 2]);
  expect(await auditedOperations(context)).toContain("documents.reprocess");
});

test("of two people who ask at once, one is told that the document changed", async () => {
  const { context, run, started } = await makeEndedRun();
  const { documentId } = run;
  const answers = await Promise.allSettled([1, 2].map(() => reprocessDocument(context, { documentId })));
  expect(answers.map((answer) => answer.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(started).toHaveLength(1);
});

test.each(["received", "processing", "submitted"])(
  "a document in %s cannot be processed again",
  async (status) => {
    const { context, run } = await makeEndedRun();
    await usShard()
      .prepare("update documents set status = ? where id = ?")
      .bind(status, run.documentId)
      .run();
    await expect(reprocessDocument(context, { documentId: run.documentId })).rejects.toMatchObject({
      code: "conflict",
    });
  },
);

test("it takes the permission, and the document of another tenant does not exist", async () => {
  const { context, run } = await makeEndedRun();
  const { documentId } = run;
  const editor = asActor(context, { kind: "person", id: "p", permissions: ["TenantModel.EditDocument"] });
  await expect(reprocessDocument(editor, { documentId })).rejects.toMatchObject({ code: "forbidden" });
  await expect(reprocessDocument(await makeTenant(), { documentId })).rejects.toMatchObject({
    code: "not-found",
  });
});
