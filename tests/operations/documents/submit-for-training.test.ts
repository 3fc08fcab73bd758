import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { getDocument } from "~/operations/documents/get-document";
import { submitForTraining } from "~/operations/documents/submit-for-training";

const trainingRow = (documentId: string) =>
  usShard().prepare("select * from training_documents where document_id = ?").bind(documentId).first();

async function planted(status: "failed" | "error") {
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
