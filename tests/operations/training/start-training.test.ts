import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { submitDocument } from "@tests/support/submit-document";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { describe, expect, it } from "vitest";
import { listAudit } from "~/operations/audit/list";
import type { TrainingRequest } from "~/operations/ports";
import { failTraining } from "~/operations/training/fail";
import { getBaseTraining } from "~/operations/training/get-base";
import { getTrainingRun } from "~/operations/training/get-run";
import { listTrainingDocuments } from "~/operations/training/list-documents";
import { startTraining } from "~/operations/training/start";
import { startBaseTraining } from "~/operations/training/start-base";

async function submitted(count: number) {
  const tenant = await makeTenant();
  const started: TrainingRequest[] = [];
  const clock = { now: new Date("2026-03-02T10:00:00Z") };
  const training = { start: async (request: TrainingRequest) => void started.push(request) };
  const context = { ...tenant, now: () => clock.now, training };
  const model = await makeModel(context);
  for (let index = 0; index < count; index += 1) await submitDocument(context, model, tradeInvoice(index));
  return { context, model, started, clock };
}

describe("starting a training", () => {
  it("notes the run and sets it going", async () => {
    const { context, model, started } = await submitted(3);
    const { runId } = await startTraining(context, { modelId: model.id });
    expect(started).toEqual([{ tenantId: context.tenant.id, runId }]);
    expect(await getTrainingRun(context, { runId })).toMatchObject({ state: "running", stage: "waiting" });
  });

  it("that comes to nothing is in the audit, once", async () => {
    const { context, model } = await submitted(3);
    const { runId } = await startTraining(context, { modelId: model.id });
    const run = asActor(context, { kind: "system", id: "training" });
    const failure = { runId, problem: "training.problem.not-started" };
    expect(await failTraining(run, failure)).toEqual({ failed: true });
    expect(await failTraining(run, failure)).toEqual({ failed: false });
    const { lines } = await listAudit(context, { operation: "training.fail" });
    expect(lines.map(({ subject }) => subject?.id)).toEqual([model.id]);
  });

  it("needs documents enough", async () => {
    const { context, model, started } = await submitted(2);
    await expect(startTraining(context, { modelId: model.id })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "training.error.too-few",
    });
    expect(started).toEqual([]);
  });

  it("happens once at a time for each model", async () => {
    const { context, model, started } = await submitted(3);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => startTraining(context, { modelId: model.id })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(started).toHaveLength(1);
  });

  it("takes the place of one that no longer moves", async () => {
    const { context, model, clock } = await submitted(3);
    const { runId } = await startTraining(context, { modelId: model.id });
    clock.now = new Date("2026-03-02T10:14:00Z");
    await expect(startTraining(context, { modelId: model.id })).rejects.toMatchObject({ code: "conflict" });
    clock.now = new Date("2026-03-02T10:16:00Z");
    expect(await getTrainingRun(context, { runId })).toMatchObject({
      state: "failed",
      problem: "training.problem.stalled",
    });
    await expect(startTraining(context, { modelId: model.id })).resolves.toHaveProperty("runId");
  });

  it("that cannot be set going is noted as failed", async () => {
    expectConsole(/training\.not-started/);
    const { context, model } = await submitted(3);
    const training = { start: () => Promise.reject(new Error("nobody there")) };
    await expect(startTraining({ ...context, training }, { modelId: model.id })).rejects.toMatchObject({
      messageKey: "training.problem.not-started",
    });
    const [shown] = await getBaseTraining(context, { baseModelId: model.baseModelId });
    expect(shown?.run).toMatchObject({ state: "failed", problem: "training.problem.not-started" });
  });

  it("by base model trains the tenant's models that have documents enough, and no one else's", async () => {
    const { context, model, started } = await submitted(3);
    await makeModel(context, { name: "Without documents" });
    await submitted(3);
    const asked = await startBaseTraining(context, { baseModelId: model.baseModelId });
    expect(asked).toMatchObject([{ modelId: model.id, problem: null }]);
    expect(started).toHaveLength(1);
    expect(await startBaseTraining(context, { baseModelId: model.baseModelId })).toEqual([
      { modelId: model.id, runId: null, problem: "training.error.running" },
    ]);
  });

  it("needs the permission and a model of the tenant", async () => {
    const { context, model } = await submitted(3);
    const viewer = asActor(context, { kind: "person", id: "v", permissions: ["Model.ViewTrainingDocument"] });
    const { training } = context;
    await expect(startTraining({ ...viewer, training }, { modelId: model.id })).rejects.toMatchObject({
      code: "forbidden",
    });
    const stranger = { ...(await makeTenant()), training };
    await expect(startTraining(stranger, { modelId: model.id })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("training documents", () => {
  it("are listed by base model, the latest first, page by page", async () => {
    const { context, model } = await submitted(5);
    const { baseModelId } = model;
    const whole = await listTrainingDocuments(context, { baseModelId });
    expect(whole).toMatchObject({ totalCount: 5, totalPages: 1, nextCursor: null });
    const first = await listTrainingDocuments(context, { baseModelId, size: 2 });
    const second = await listTrainingDocuments(context, {
      baseModelId,
      size: 2,
      cursor: first.nextCursor ?? "",
    });
    const third = await listTrainingDocuments(context, { baseModelId, size: 2, page: 3 });
    expect([...first.items, ...second.items, ...third.items]).toEqual(whole.items);
    expect((await listTrainingDocuments(context, { baseModelId: "receipts" })).items).toEqual([]);
    expect((await listTrainingDocuments(await makeTenant(), { baseModelId })).items).toEqual([]);
  });
});
