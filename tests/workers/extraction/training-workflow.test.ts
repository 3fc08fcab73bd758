import { introspectWorkflowInstance } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { layoutOf } from "@fieldwise/engine/memory";
import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { submitDocument } from "@tests/support/submit-document";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { startTrainingJob } from "@workers/extraction/start-training-job";
import { expect, test } from "vitest";
import { findTenantModel } from "~/data/shard/tenant-models";
import type { TenantContext } from "~/operations/context";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { gatherKnowledge } from "~/operations/processing/steps/gather-knowledge";
import { getTrainingRun } from "~/operations/training/get-run";
import { getVersion } from "~/operations/training/get-version";
import { listAnswerChanges } from "~/operations/training/list-changes";
import { promoteVersion } from "~/operations/training/promote";
import { rollBackVersion } from "~/operations/training/roll-back";
import { startTraining } from "~/operations/training/start";

async function submitted(count: number) {
  const tenant = await makeTenant();
  const context = { ...tenant, training: { start: async () => {} } };
  const model = await makeModel(context);
  for (let index = 0; index < count; index += 1) await submitDocument(context, model, tradeInvoice(index));
  return { context, model };
}

const asked = (tenantId: string, runId: string) =>
  new Request("http://extraction/trainings", { method: "POST", body: JSON.stringify({ tenantId, runId }) });

async function train(context: TenantContext & { training: { start(): Promise<void> } }, modelId: string) {
  const { runId } = await startTraining(context, { modelId });
  await using workflow = await introspectWorkflowInstance(env.TRAINING_WORKFLOW, runId);
  await workflow.modify((change) => change.disableRetryDelays());
  const answer = await startTrainingJob(asked(context.tenant.id, runId), env);
  expect(answer.status).toBe(202);
  await workflow.waitForStatus("complete");
  return getTrainingRun(context, { runId });
}

test("submitted documents become a proposed version, which is put into use and taken back", async () => {
  const { context, model } = await submitted(8);
  const run = await train(context, model.id);
  expect(run).toMatchObject({ state: "ready", problem: null });
  const versionId = run.versionId ?? "";
  const { version } = await getVersion(context, { versionId });
  expect(version).toMatchObject({ number: 1, state: "candidate", documentCount: 8 });
  expect(version.metrics).toMatchObject({ by: "document", folds: 5, documents: 8, seenBefore: 0 });
  expect(version.metrics.after.fields.invoiceNumber?.f1).toBe(1);
  expect(version.changes.documents).toBe(8);

  const scorer = async () => {
    const kept = await findTenantModel(context.shard, model.id);
    if (!kept) throw new Error("the model is gone");
    const layout = layoutOf([]);
    return (await gatherKnowledge(context, { model: kept, documentId: "d", attempt: 1, layout })).scorer;
  };
  const before = await scorer();
  await promoteVersion(context, { versionId });
  expect((await scorer()).version).toBe(version.name);
  expect((await scorer()).tables).toHaveLength(before.tables.length + 1);
  await rollBackVersion(context, { modelId: model.id, versionId });
  expect((await scorer()).version).toBe(before.version);
});

test("the documents whose answer would change are listed with what a person made of them", async () => {
  const { context, model } = await submitted(8);
  const run = await train(context, model.id);
  const { items } = await listAnswerChanges(context, { versionId: run.versionId ?? "" });
  const { version } = await getVersion(context, { versionId: run.versionId ?? "" });
  expect(items).toHaveLength(version.changes.changedValues);
  for (const change of items.filter(({ verdict }) => verdict === "better"))
    expect(change.after).toBe(change.checked);
});

test("what a layout is remembered by counts as today's answer, so that no change is listed that nobody would see", async () => {
  const { context, model } = await submitted(8);
  const { values, ...paper } = tradeInvoice(8);
  const misread = { ...paper, values: { ...values, invoiceNumber: "QX-4156" } };
  const documentId = await submitDocument(context, model, misread);
  const fields = { invoiceNumber: values.invoiceNumber ?? "" };
  await saveCorrections(context, { documentId, revision: 0, fields });
  const run = await train(context, model.id);
  const { items } = await listAnswerChanges(context, { versionId: run.versionId ?? "", size: 100 });
  const numbers = items.filter(({ field }) => field === "invoiceNumber").map(({ fileName }) => fileName);
  expect(numbers).toContain("submitted-2.pdf");
  expect(numbers).not.toContain("submitted-1.pdf");
});

test("training again with the same documents gives the same weights", async () => {
  const { context, model } = await submitted(4);
  const weights = async () => {
    const { versionId } = await train(context, model.id);
    const bytes = await context.files.bytes(`models/${model.id}/versions/${versionId}.weights`);
    return [...(bytes ?? [])];
  };
  const first = await weights();
  expect(first.length).toBeGreaterThan(100);
  expect(await weights()).toEqual(first);
});

test("a training whose documents have lost their words ends with a reason, and another may start", async () => {
  const { context, model } = await submitted(3);
  await context.files.deleteAll("documents/");
  const run = await train(context, model.id);
  expect(run).toMatchObject({ state: "failed", problem: "training.problem.too-few", versionId: null });
  await expect(startTraining(context, { modelId: model.id })).resolves.toHaveProperty("runId");
});

test("a step that fails for good ends the training with a reason and leaves the version in use alone", async () => {
  expectConsole(/training\.failed/);
  const { context, model } = await submitted(3);
  const { runId } = await startTraining(context, { modelId: model.id });
  await using workflow = await introspectWorkflowInstance(env.TRAINING_WORKFLOW, runId);
  await workflow.modify(async (change) => {
    await change.disableRetryDelays();
    await change.mockStepError({ name: "train" }, new Error("no memory"));
  });
  await startTrainingJob(asked(context.tenant.id, runId), env);
  await workflow.waitForStatus("complete");
  const run = await getTrainingRun(context, { runId });
  expect(run).toMatchObject({ state: "failed", problem: "training.problem.internal", versionId: null });
});
