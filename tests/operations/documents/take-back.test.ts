import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { describe, expect, it } from "vitest";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { approveDocument } from "~/operations/documents/approve";
import { approveDocuments } from "~/operations/documents/approve-many";
import { approveReviewed } from "~/operations/documents/approve-reviewed";
import { continueBulkAction } from "~/operations/documents/continue-bulk";
import { getDocument } from "~/operations/documents/get";
import { listDocuments } from "~/operations/documents/list";
import { releaseDocuments } from "~/operations/documents/release";
import { submitForTraining } from "~/operations/documents/submit-for-training";
import { undoApproval } from "~/operations/documents/take-back";
import { undoApprovals } from "~/operations/documents/take-back-many";
import { undoApprovalsTogether } from "~/operations/documents/take-back-together";
import { withdrawDocument } from "~/operations/training/withdraw-document";

async function planted(...statuses: DocumentStatus[]) {
  const context = await makeTenant();
  const clock = { now: new Date("2026-03-10T10:00:00Z") };
  const clocked: TenantContext = { ...context, now: () => clock.now };
  const model = await makeModel(context);
  const ids: string[] = [];
  for (const [index, status] of statuses.entries())
    ids.push(await plantDocument(context, model.id, { status, position: index + 1 }));
  return { context: clocked, clock, modelId: model.id, ids, documentId: ids[0] ?? "" };
}

const day = 24 * 60 * 60 * 1000;
const conflict = { code: "conflict", messageKey: "documents.error.not-taken-back" };

describe("taking an approval back", () => {
  it.each(["success", "failed", "userEdited", "forTraining"] as const)(
    "leaves a document %s as it was",
    async (status) => {
      const { context, documentId } = await planted(status);
      const approve = status === "success" ? approveDocument : approveReviewed;
      await approve(context, { documentId, force: true });
      expect(await undoApproval(context, { documentId })).toEqual({ status });
      expect(await documentRow(documentId)).toMatchObject({
        status,
        approved_at: null,
        approved_from: null,
        approval_id: null,
      });
      expect((await auditedOperations(context)).at(-1)).toBe("documents.take-back");
      await expect(undoApproval(context, { documentId })).rejects.toMatchObject(conflict);
    },
  );

  it("works for a day and no longer", async () => {
    const { context, clock, ids } = await planted("success", "success");
    await approveDocuments(context, { documentIds: ids });
    clock.now = new Date(clock.now.getTime() + day);
    expect(await undoApproval(context, { documentId: ids[0] ?? "" })).toEqual({ status: "success" });
    clock.now = new Date(clock.now.getTime() + 1);
    await expect(undoApproval(context, { documentId: ids[1] ?? "" })).rejects.toMatchObject(conflict);
  });

  it("is refused while the values are on their way out", async () => {
    const { context, documentId } = await planted("success");
    await approveDocument(context, { documentId });
    const releases = { send: async () => undefined };
    await releaseDocuments({ ...context, releases }, { documentIds: [documentId] });
    await expect(undoApproval(context, { documentId })).rejects.toMatchObject(conflict);
  });

  it("is done to several, each for itself, and to all that were approved together", async () => {
    const { context, modelId, ids } = await planted("success", "success", "success", "processing");
    const [first = "", second = "", third = "", running = ""] = ids;
    await approveDocuments(context, { documentIds: [first, second], approvalId: "together" });
    await approveDocument(context, { documentId: third });
    const outcomes = await undoApprovals(context, { documentIds: [first, running, "missing"] });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["done", "conflict", "not-found"]);
    const together = await undoApprovalsTogether(context, { modelId, approvalId: "together" });
    expect(together.outcomes).toEqual([{ documentId: second, outcome: "done" }]);
    expect((await documentRow(third))?.status).toBe("approved");
  });

  it("of a whole list goes on by a job", async () => {
    const { context, modelId } = await planted();
    const ids = Array.from({ length: 201 }, () => context.newId());
    const rows = ids.map((id, at) => ({
      id,
      modelId,
      position: at + 1,
      status: "success" as const,
      receivedAt: at,
    }));
    await insertDocuments(context, rows);
    for (const documentIds of [ids.slice(0, 200), ids.slice(200)])
      await approveDocuments(context, { documentIds, approvalId: "list" });
    const jobs: { bulkActionId: string }[] = [];
    const processing = {
      ...context.processing,
      work: async (asked: object[]) => void jobs.push(...(asked as typeof jobs)),
    };
    expect(await undoApprovalsTogether({ ...context, processing }, { modelId, approvalId: "list" })).toEqual({
      outcomes: null,
    });
    const system = {
      ...asActor(context, { kind: "system", id: "jobs" }),
      releases: { send: async () => undefined },
    };
    while (!(await continueBulkAction(system, { bulkActionId: jobs[0]?.bulkActionId ?? "" })).ended);
    expect((await listDocuments(context, { modelId, status: "success" })).totalCount).toBe(201);
  });

  it("needs the permission to approve, and a document of the tenant", async () => {
    const { context, documentId, modelId } = await planted("success");
    await approveDocument(context, { documentId });
    const editor = asActor(context, { kind: "person", id: "p", permissions: ["TenantModel.EditDocument"] });
    await expect(undoApproval(editor, { documentId })).rejects.toMatchObject({ code: "forbidden" });
    const other = await makeTenant();
    await expect(undoApproval(other, { documentId })).rejects.toMatchObject({ code: "not-found" });
    expect(await undoApprovals(other, { documentIds: [documentId] })).toMatchObject([
      { outcome: "not-found" },
    ]);
    await expect(undoApprovalsTogether(other, { modelId, approvalId: "x" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("a document that was submitted for training", () => {
  it("still says so when it is approved, and when that is taken back", async () => {
    const { context, modelId, documentId } = await planted("failed");
    await submitForTraining(context, { documentId });
    await approveDocument(context, { documentId, force: true });
    expect(await getDocument(context, { documentId })).toMatchObject({
      status: "approved",
      training: "submitted",
    });
    expect((await listDocuments(context, { modelId })).items).toMatchObject([
      { status: "approved", training: "submitted" },
    ]);
    expect(await undoApproval(context, { documentId })).toEqual({ status: "submitted" });
    expect(await getDocument(context, { documentId })).toMatchObject({ training: "submitted" });
  });

  it("is submitted no more when it was withdrawn while it was approved", async () => {
    const { context, documentId } = await planted("failed");
    await submitForTraining(context, { documentId });
    await approveDocument(context, { documentId, force: true });
    await withdrawDocument(context, { documentId });
    expect(await undoApproval(context, { documentId })).toEqual({ status: "userEdited" });
  });
});
