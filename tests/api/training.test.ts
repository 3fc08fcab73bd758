import { expectConsole } from "@tests/support/announced-console";
import { apiClient } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantVersion } from "@tests/support/plant-version";
import { submitDocument } from "@tests/support/submit-document";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { describe, expect, it } from "vitest";
import type { TenantContext } from "~/operations/context";
import { startTraining } from "~/operations/training/start";

const elsewhere = ["TenantModel.ViewModel", "TenantModel.ViewDocument"];

async function submitted(context: TenantContext) {
  const model = await makeModel(context);
  for (let index = 0; index < 3; index += 1) await submitDocument(context, model, tradeInvoice(index));
  return model;
}

async function proposed(context: TenantContext) {
  const { id } = await makeModel(context);
  return { versionId: await plantVersion(context, id), versions: `/api/TenantAIModels/${id}/versions` };
}

testsOfEveryRoute("the list of training documents", {
  method: "GET",
  lacking: elsewhere,
  ofTenant: false,
  prepare: async (context) => {
    const { baseModelId } = await submitted(context);
    return { path: `/api/AIModels/${baseModelId}/TrainingDocuments`, status: 200 };
  },
});
testsOfEveryRoute("the list of versions", {
  method: "GET",
  lacking: elsewhere,
  ofTenant: true,
  prepare: async (context) => ({ path: (await proposed(context)).versions, status: 200 }),
});
testsOfEveryRoute("a version", {
  method: "GET",
  lacking: elsewhere,
  ofTenant: true,
  async prepare(context) {
    const { versions, versionId } = await proposed(context);
    return { path: `${versions}/${versionId}`, status: 200 };
  },
});
testsOfEveryRoute("what a version changes", {
  method: "GET",
  lacking: elsewhere,
  ofTenant: true,
  async prepare(context) {
    const { versions, versionId } = await proposed(context);
    return { path: `${versions}/${versionId}/changes`, status: 200 };
  },
});
testsOfEveryRoute("a training", {
  method: "GET",
  lacking: elsewhere,
  ofTenant: true,
  async prepare(context) {
    const { id } = await submitted(context);
    const training = { start: async () => {} };
    const { runId } = await startTraining({ ...context, training }, { modelId: id });
    return { path: `/api/TenantAIModels/${id}/trainings/${runId}`, status: 200 };
  },
});
testsOfEveryRoute("putting a version into use", {
  method: "POST",
  lacking: [...elsewhere, "Model.ViewTrainingDocument"],
  ofTenant: true,
  async prepare(context) {
    const { versions, versionId } = await proposed(context);
    return { path: `${versions}/${versionId}/promote`, status: 200 };
  },
});

async function asked() {
  const context = await makeTenant();
  return { context, ask: apiClient((await makeKey(context)).key) };
}

describe("training by the API", () => {
  it("lists training documents with their models", async () => {
    const { context, ask } = await asked();
    const model = await submitted(context);
    const { json } = await ask("GET", `/api/aimodels/${model.baseModelId}/trainingdocuments?size=2`);
    expect(json).toMatchObject({ totalCount: 3, totalPages: 2, page: 1, size: 2 });
    expect(json.items?.[0]).toMatchObject({
      tenantAIModelId: model.id,
      tenantAIModelName: model.name,
      status: "submitted",
      trainedOn: null,
    });
  });

  it("puts a version into use, goes back, and refuses to do either twice", async () => {
    const { context, ask } = await asked();
    const { versions, versionId } = await proposed(context);
    const promoted = await ask("POST", `${versions}/${versionId}/promote`);
    expect(promoted.json).toEqual({ activeVersionId: versionId });
    expect((await ask("POST", `${versions}/${versionId}/promote`)).status).toBe(409);
    const back = await ask("POST", `${versions}/${versionId}/rollback`);
    expect(back.json).toEqual({ activeVersionId: null });
    expect((await ask("POST", `${versions}/${versionId}/rollback`)).status).toBe(409);
  });

  it("shows a version's figures and discards it", async () => {
    const { context, ask } = await asked();
    const { versions, versionId } = await proposed(context);
    const { json } = await ask("GET", `${versions}/${versionId}`);
    expect(json).toMatchObject({ number: 1, state: "candidate", stale: false, documents: 3 });
    expect(json.metrics).toMatchObject({ documents: 3, seenBefore: 0 });
    expect((await ask("POST", `${versions}/${versionId}/discard`)).json).toEqual({ activeVersionId: null });
  });

  it("says why a training cannot be started", async () => {
    expectConsole(/training\.not-started/);
    const { context, ask } = await asked();
    const empty = await makeModel(context, { name: "Empty" });
    const few = await ask("POST", `/api/TenantAIModels/${empty.id}/trainModel`);
    expect([few.status, few.json.code]).toEqual([409, "conflict"]);
    const model = await submitted(context);
    const away = await ask("POST", `/api/TenantAIModels/${model.id}/trainModel`);
    expect(away.status).toBe(409);
    expect(away.json.detail).toContain("could not be started");
    const base = await ask("POST", `/api/AIModels/no-such-model/trainModel`);
    expect(base.status).toBe(404);
  });
});
