import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { approveDocument } from "~/operations/documents/approve";
import { getDocument } from "~/operations/documents/get";
import { submitForTraining } from "~/operations/documents/submit-for-training";
import { submitDocuments } from "~/operations/documents/submit-many";
import { getBaseTraining } from "~/operations/training/get-base";
import { withdrawDocument } from "~/operations/training/withdraw-document";

const trainingRow = (documentId: string) =>
  usShard().prepare("select * from training_documents where document_id = ?").bind(documentId).first();

async function planted(status: "failed" | "error" | "approved" | "released") {
  const context = await makeTenant();
  const model = await makeModel(context);
  return { context, model, documentId: await plantDocument(context, model.id, { status }) };
}

describe("submitting for training", () => {
  it("moves a failed document and notes it for its base model", async () => {
    const { context, model, documentId } = await planted("failed");
    expect(await submitForTraining(context, { documentId })).toEqual({ status: "submitted" });
    expect((await getDocument(context, { documentId })).status).toBe("submitted");
    expect(await trainingRow(documentId)).toMatchObject({
      base_model_id: model.baseModelId,
      trained_at: null,
    });
    expect(await auditedOperations(context)).toEqual(["documents.submit-for-training"]);
  });

  it("happens once, however often it is asked for at the same time", async () => {
    const { context, documentId } = await planted("failed");
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => submitForTraining(context, { documentId })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(await auditedOperations(context)).toHaveLength(1);
  });

  it.each(["approved", "released"] as const)(
    "keeps a document %s, and learns from it once",
    async (status) => {
      const { context, model, documentId } = await planted(status);
      expect((await getDocument(context, { documentId })).training).toBeNull();
      expect(await submitForTraining(context, { documentId })).toEqual({ status });
      expect(await getDocument(context, { documentId })).toMatchObject({ status, training: "submitted" });
      const learnable = await getBaseTraining(context, { baseModelId: model.baseModelId });
      expect(learnable).toMatchObject([{ documents: 1, trained: 0 }]);
      await expect(submitForTraining(context, { documentId })).rejects.toMatchObject({ code: "conflict" });
      expect(await submitDocuments(context, { documentIds: [documentId] })).toEqual([
        { documentId, outcome: "conflict" },
      ]);
      expect(await auditedOperations(context)).toEqual(["documents.submit-for-training"]);
    },
  );

  it("leaves what was submitted to be learnt from when it is approved", async () => {
    const { context, model, documentId } = await planted("failed");
    await submitForTraining(context, { documentId });
    await approveDocument(context, { documentId });
    const learnable = await getBaseTraining(context, { baseModelId: model.baseModelId });
    expect(learnable).toMatchObject([{ documents: 1 }]);
    await withdrawDocument(context, { documentId });
    expect(await getDocument(context, { documentId })).toMatchObject({
      status: "approved",
      training: null,
    });
    await expect(withdrawDocument(context, { documentId })).rejects.toMatchObject({ code: "conflict" });
  });

  it("is refused for a document that could not be read", async () => {
    const { context, documentId } = await planted("error");
    await expect(submitForTraining(context, { documentId })).rejects.toMatchObject({ code: "conflict" });
    expect(await trainingRow(documentId)).toBeNull();
  });

  it("needs the permission and a document of the tenant", async () => {
    const { context, documentId } = await planted("failed");
    const editor = asActor(context, { kind: "person", id: "p", permissions: ["TenantModel.EditDocument"] });
    await expect(submitForTraining(editor, { documentId })).rejects.toMatchObject({ code: "forbidden" });
    await expect(submitForTraining(await makeTenant(), { documentId })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
