import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { continueBulkAction } from "~/operations/documents/continue-bulk-action";
import { listBulkActions } from "~/operations/documents/list-bulk-actions";
import { listDocuments } from "~/operations/documents/list-documents";
import { startBulkAction } from "~/operations/documents/start-bulk-action";

async function makeList(count: number, statusAt: (at: number) => DocumentStatus) {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ id: crypto.randomUUID(), modelId, position: at + 1, status: statusAt(at) },
    receivedAt: at * 60_000,
  }));
  await insertDocuments(context, rows);
  return { context, modelId };
}

const asSystem = (context: TenantContext) => asActor(context, { kind: "system", id: "jobs" });

async function finish(context: TenantContext, bulkActionId: string) {
  for (let turn = 1; ; turn++)
    if ((await continueBulkAction(asSystem(context), { bulkActionId })).ended) return turn;
}

const countOf = async (context: TenantContext, modelId: string, status: DocumentStatus) =>
  (await listDocuments(context, { modelId, status })).totalCount;

describe("an action on all documents that a filter finds", () => {
  it("moves each that may be moved, a few at a time, and says how many", async () => {
    const { context, modelId } = await makeList(450, (at) => (at % 3 ? "success" : "processing"));
    const { bulkActionId, total } = await startBulkAction(context, { modelId, action: "approve" });
    expect(total).toBe(450);
    expect(await finish(context, bulkActionId)).toBe(3);
    expect(await countOf(context, modelId, "approved")).toBe(300);
    expect(await listBulkActions(context, { modelId })).toEqual([
      { id: bulkActionId, action: "approve", total: 450, done: 300, conflicts: 150, status: "done" },
    ]);
  });

  it("keeps to the filter although the documents leave it one after the other", async () => {
    const { context, modelId } = await makeList(450, (at) => (at % 2 ? "success" : "userEdited"));
    const { bulkActionId } = await startBulkAction(context, {
      modelId,
      action: "approve",
      status: "success",
    });
    await finish(context, bulkActionId);
    expect(await countOf(context, modelId, "approved")).toBe(225);
    expect(await countOf(context, modelId, "userEdited")).toBe(225);
  });

  it("does nothing once it has ended", async () => {
    const { context, modelId } = await makeList(3, () => "success");
    const { bulkActionId } = await startBulkAction(context, { modelId, action: "approve" });
    expect(await finish(context, bulkActionId)).toBe(1);
    expect(await finish(context, bulkActionId)).toBe(1);
    expect((await listBulkActions(context, { modelId }))[0]).toMatchObject({ done: 3, conflicts: 0 });
  });

  it("takes the permission of the action itself", async () => {
    const { context, modelId } = await makeList(1, () => "success");
    const reader = asActor(context, {
      ...{ kind: "person", id: "reader" },
      permissions: ["TenantModel.ViewDocument", "TenantModel.ReprocessDocument"],
    });
    await expect(startBulkAction(reader, { modelId, action: "approve" })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(startBulkAction(reader, { modelId, action: "reprocess" })).resolves.toMatchObject({
      total: 1,
    });
  });

  it("is refused where the filter finds nothing, and for a model of another tenant", async () => {
    const [own, foreign] = [await makeList(1, () => "success"), await makeList(1, () => "success")];
    await expect(
      startBulkAction(own.context, { modelId: own.modelId, action: "approve", status: "failed" }),
    ).rejects.toMatchObject({ code: "invalid" });
    await expect(
      startBulkAction(own.context, { modelId: foreign.modelId, action: "approve" }),
    ).rejects.toMatchObject({ code: "not-found" });
  });
});
