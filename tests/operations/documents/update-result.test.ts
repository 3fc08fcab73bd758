import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import type { DocumentStatus } from "~/domain/documents/status";
import { getDocument } from "~/operations/documents/get";
import { updateResult } from "~/operations/documents/update-result";
import { updateResults } from "~/operations/documents/update-results";

async function world(status: DocumentStatus = "failed") {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  const documentId = await plantDocument(context, modelId, { status });
  const editor = asActor(context, {
    kind: "key" as const,
    id: "k",
    permissions: ["TenantModel.EditDocument", "TenantModel.ViewDocument"],
  });
  const standing = async () => {
    const { revision, status, confidence, fields } = await getDocument(context, { documentId });
    return { revision, status, confidence, total: fields.find(({ key }) => key === "total")?.value };
  };
  return {
    context,
    editor,
    modelId,
    documentId,
    standing,
    changes: { revision: 0, fields: { total: "7.00" } },
  };
}

describe("updating a result with a status", () => {
  it.each(["success", "forTraining", "submitted", "approved"] as const)(
    "saves values, confidence and %s together",
    async (status) => {
      const { context, documentId, standing, changes } = await world();
      const saved = await updateResult(context, { documentId, ...changes, status, confidence: 97 });
      expect(saved).toMatchObject({ changed: 1, status, revision: 1 });
      expect(await standing()).toEqual({ revision: 1, status, confidence: 0.97, total: "7.00" });
      const named = { approved: "documents.approve", submitted: "documents.submit-for-training" };
      const move = status in named ? named[status as keyof typeof named] : "documents.update-result";
      expect((await auditedOperations(context)).slice(0, 2)).toEqual(["documents.save-corrections", move]);
    },
  );

  it.each(["submitted", "approved"] as const)(
    "saves nothing when the caller may not bring it to %s",
    async (status) => {
      const { editor, context, documentId, standing, changes } = await world();
      const before = await standing();
      await expect(
        updateResult(editor, { documentId, ...changes, status, confidence: 0.5 }),
      ).rejects.toMatchObject({ code: "forbidden" });
      expect(await standing()).toEqual(before);
      expect(await auditedOperations(context)).toEqual([]);
    },
  );

  it("saves nothing when the status does not follow", async () => {
    const { context, documentId, standing } = await world("approved");
    const before = await standing();
    const asked = { documentId, revision: 0, status: "success", confidence: 0.5 };
    await expect(updateResult(context, asked)).rejects.toMatchObject({ code: "conflict" });
    expect(await standing()).toEqual(before);
  });

  it("approves as reviewed what is right as it stands and missed its confidence", async () => {
    const { context, documentId, standing } = await world();
    await updateResult(context, { documentId, revision: 0, status: "approved" });
    expect(await standing()).toMatchObject({ revision: 0, status: "approved", total: "100.00" });
    expect(await auditedOperations(context)).toEqual(["documents.approve-reviewed"]);
  });

  it("leaves the status when it is the one the document has", async () => {
    const { context, documentId, standing } = await world("success");
    const saved = await updateResult(context, { documentId, revision: 0, status: "success" });
    expect(saved).toMatchObject({ changed: 0, status: "success" });
    expect(await standing()).toMatchObject({ revision: 0, status: "success", confidence: 0.9 });
    expect(await auditedOperations(context)).toEqual([]);
  });

  it("notes when it was approved, and what is learnt from", async () => {
    const { context, documentId, changes } = await world();
    await updateResult(context, { documentId, ...changes, status: "approved" });
    expect(await documentRow(documentId)).toMatchObject({ approved_at: expect.any(Number) });
    await updateResult(context, { documentId, revision: 1, fields: { total: "8.00" }, status: "submitted" });
    const noted = await usShard()
      .prepare("select submitted_at from training_documents where document_id = ?")
      .bind(documentId)
      .first();
    expect(noted).toMatchObject({ submitted_at: expect.any(Number) });
  });

  it("submits an approved document without taking the approval away", async () => {
    const { context, documentId, standing } = await world("approved");
    const saved = await updateResult(context, { documentId, revision: 0, status: "submitted" });
    expect(saved).toMatchObject({ changed: 0, status: "approved" });
    expect(await standing()).toMatchObject({ revision: 0, status: "approved" });
    expect(await auditedOperations(context)).toEqual(["documents.submit-for-training"]);
    const noted = await usShard()
      .prepare("select count(*) as count from training_documents where document_id = ?")
      .bind(documentId)
      .first();
    expect(noted).toEqual({ count: 1 });
  });

  it("of several refuses all when one of their statuses is not the caller's to give", async () => {
    const { editor, modelId, documentId, standing, changes } = await world();
    const before = await standing();
    const results = [
      { documentId, ...changes },
      { documentId: "other", revision: 0, status: "Approved" },
    ];
    await expect(updateResults(editor, { modelId, results })).rejects.toMatchObject({ code: "forbidden" });
    expect(await standing()).toEqual(before);
  });
});
