import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { describe, expect, it } from "vitest";
import type { DocumentStatus } from "~/domain/documents/status";
import { approveDocument } from "~/operations/documents/approve";
import { approveDocuments } from "~/operations/documents/approve-many";
import { approveReviewed } from "~/operations/documents/approve-reviewed";
import { getDocument } from "~/operations/documents/get";
import { reprocessDocuments } from "~/operations/documents/reprocess-many";
import { submitDocuments } from "~/operations/documents/submit-many";

async function planted(...statuses: DocumentStatus[]) {
  const context = await makeTenant();
  const model = await makeModel(context);
  const ids: string[] = [];
  for (const [index, status] of statuses.entries())
    ids.push(await plantDocument(context, model.id, { status, position: index + 1 }));
  return { context, model, ids, documentId: ids[0] ?? "" };
}

describe("approving a document", () => {
  it("settles one that reached its confidence, and notes when", async () => {
    const { context, documentId } = await planted("success");
    expect(await approveDocument(context, { documentId })).toEqual({ status: "approved" });
    expect(await documentRow(documentId)).toMatchObject({
      status: "approved",
      approved_at: expect.any(Number),
    });
    expect(await auditedOperations(context)).toEqual(["documents.approve"]);
  });

  it("is refused for one that missed it, until somebody says that they reviewed it", async () => {
    const { context, documentId } = await planted("failed");
    await expect(approveDocument(context, { documentId })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "documents.error.not-approvable",
    });
    expect(await approveReviewed(context, { documentId })).toEqual({ status: "approved" });
    expect(await auditedOperations(context)).toEqual(["documents.approve-reviewed"]);
  });

  it("as reviewed is refused where there was nothing to review", async () => {
    const { context, documentId } = await planted("success");
    await expect(approveReviewed(context, { documentId })).rejects.toMatchObject({ code: "conflict" });
  });

  it("happens once, however often it is asked for at the same time", async () => {
    const { context, documentId } = await planted("success");
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => approveDocument(context, { documentId })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(await auditedOperations(context)).toHaveLength(1);
  });

  it("is refused when somebody saved since the person saw it", async () => {
    const { context, documentId } = await planted("userEdited");
    const { revision } = await getDocument(context, { documentId });
    await expect(approveDocument(context, { documentId, revision: revision - 1 })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await approveDocument(context, { documentId, revision })).toEqual({ status: "approved" });
  });

  it("needs the permission and a document of the tenant and of the model named", async () => {
    const { context, documentId } = await planted("success");
    const editor = asActor(context, { kind: "person", id: "p", permissions: ["TenantModel.EditDocument"] });
    await expect(approveDocument(editor, { documentId })).rejects.toMatchObject({ code: "forbidden" });
    for (const approve of [approveDocument, approveReviewed])
      await expect(approve(await makeTenant(), { documentId })).rejects.toMatchObject({ code: "not-found" });
    await expect(approveDocument(context, { documentId, modelId: "other" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("several documents at once", () => {
  it("are approved each for itself, with what came of each", async () => {
    const { context, ids } = await planted("success", "failed", "userEdited");
    const [good, failed, edited] = ids;
    expect(await approveDocuments(context, { documentIds: [...ids, "missing"] })).toEqual([
      { documentId: good, outcome: "done" },
      { documentId: failed, outcome: "conflict" },
      { documentId: edited, outcome: "done" },
      { documentId: "missing", outcome: "not-found" },
    ]);
    expect(await auditedOperations(context)).toEqual(["documents.approve", "documents.approve"]);
  });

  it("are submitted for training, each noted once", async () => {
    const { context, ids } = await planted("failed", "error", "approved");
    const outcomes = await submitDocuments(context, { documentIds: ids });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["done", "conflict", "done"]);
    const again = await submitDocuments(context, { documentIds: ids });
    expect(again.map(({ outcome }) => outcome)).toEqual(["conflict", "conflict", "conflict"]);
    expect(await auditedOperations(context)).toHaveLength(2);
  });

  it("are processed again as new attempts", async () => {
    const { context, ids } = await planted("failed", "processing", "error");
    const sent: unknown[] = [];
    const processing = {
      ...context.processing,
      send: async (requests: unknown[]) => void sent.push(...requests),
    };
    const outcomes = await reprocessDocuments({ ...context, processing }, { documentIds: ids });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["done", "conflict", "done"]);
    expect(sent).toHaveLength(2);
    expect(sent).toContainEqual({ tenantId: context.tenant.id, documentId: ids[0], attempt: 2 });
  });

  it("of another tenant are as if they were not there", async () => {
    const { ids } = await planted("success");
    const other = await makeTenant();
    for (const act of [approveDocuments, submitDocuments, reprocessDocuments])
      expect(await act(other, { documentIds: ids })).toEqual([{ documentId: ids[0], outcome: "not-found" }]);
  });

  it("may be 200, and must be one", async () => {
    const context = await makeTenant();
    const many = Array.from({ length: 201 }, (_, index) => `d${index}`);
    await expect(approveDocuments(context, { documentIds: many })).rejects.toMatchObject({ code: "invalid" });
    await expect(approveDocuments(context, { documentIds: [] })).rejects.toMatchObject({ code: "invalid" });
    expect(await approveDocuments(context, { documentIds: many.slice(1) })).toHaveLength(200);
  });
});
