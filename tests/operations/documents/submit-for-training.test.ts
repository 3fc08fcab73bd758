import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import type { ListedStatus } from "~/domain/documents/status";
import { approveDocument } from "~/operations/documents/approve";
import { approveDocuments } from "~/operations/documents/approve-many";
import { exportDocuments } from "~/operations/documents/export";
import { getDocument } from "~/operations/documents/get";
import { listDocuments } from "~/operations/documents/list";
import { searchDocuments } from "~/operations/documents/search";
import { submitForTraining } from "~/operations/documents/submit-for-training";
import { submitDocuments } from "~/operations/documents/submit-many";
import { undoApproval } from "~/operations/documents/take-back";
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

describe("what was submitted and then approved", () => {
  async function world() {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const plant = (position: number, status: "success" | "released") =>
      plantDocument(context, modelId, { position, status, fileName: `quay-${position}.pdf` });
    const ids = [await plant(1, "success"), await plant(2, "success"), await plant(3, "success")];
    const [both = "", submitted = "", approved = ""] = ids;
    const released = await plant(4, "released");
    for (const documentId of [both, submitted, released]) await submitForTraining(context, { documentId });
    await approveDocuments(context, { documentIds: [both, approved], unready: "approve" });
    const listed = async (filter: { status: ListedStatus; sortField?: string; sortOrder?: string }) => {
      const { items, totalCount } = await listDocuments(context, { modelId, ...filter });
      expect(totalCount).toBe(items.length);
      return items.map(({ id }) => id);
    };
    return { context, modelId, both, submitted, approved, released, listed };
  }
  const status = "submittedAndApproved";

  it("is found by a filter of its own, in every order", async () => {
    const { both, approved, submitted, released, listed } = await world();
    expect(await listed({ status })).toEqual([released, both]);
    expect(await listed({ status, sortOrder: "asc" })).toEqual([both, released]);
    expect(await listed({ status, sortField: "fileName", sortOrder: "asc" })).toEqual([both, released]);
    expect(await listed({ status: "approved" })).toEqual([approved, both]);
    expect(await listed({ status: "submitted" })).toEqual([submitted]);
  });

  it("is found among what a search finds, and in exports", async () => {
    const { context, modelId, released, both } = await world();
    const found = await searchDocuments(context, { modelId, text: "quay", status });
    expect(found.items.map(({ id }) => id)).toEqual([released, both]);
    const { stream } = await exportDocuments(context, { modelId, format: "json", status });
    const exported = JSON.parse(await new Response(stream).text()) as { documentId: string }[];
    expect(exported.map(({ documentId }) => documentId)).toEqual([released, both]);
  });

  it("leaves the list when the approval or the submission is taken back", async () => {
    const { context, both, released, listed } = await world();
    await undoApproval(context, { documentId: both });
    expect(await listed({ status })).toEqual([released]);
    await withdrawDocument(context, { documentId: released });
    expect(await listed({ status })).toEqual([]);
  });
});
