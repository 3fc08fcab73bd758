import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { commit } from "~/data/commit";
import { findMeter } from "~/data/shard/meters";
import { fileDigest } from "~/domain/documents/file-digest";
import { documentStatuses } from "~/domain/documents/status";
import { meterDocument } from "~/operations/billing/steps/meter-document";
import { listMoves } from "~/operations/documents/list-moves";
import { listTrash } from "~/operations/documents/list-trash";
import { moveDocument } from "~/operations/documents/move";
import { restoreDocument } from "~/operations/documents/restore";

async function world() {
  const context = await makeTenant();
  const { id: from } = await makeModel(context, { name: "Invoices" });
  const { id: to } = await makeModel(context, { name: "Orders" });
  const { id: third } = await makeModel(context, { name: "Third" });
  return { context, from, to, third, plant: (plan = {}) => plantDocument(context, from, plan) };
}

const chosenFor = async (documentId: string) =>
  (
    await usShard()
      .prepare("select distinct model_id from chosen_keys where file_id = ?")
      .bind(documentId)
      .all<{ model_id: string }>()
  ).results.map(({ model_id }) => model_id);

describe("moving a document to another model", () => {
  it("makes it anew there, keeps the old one in the trash, and learns the choice", async () => {
    const { context, from, to, plant } = await world();
    const documentId = await plant();
    const moved = await moveDocument(context, { documentId, modelId: to });
    expect(await documentRow(moved.documentId)).toMatchObject({ model_id: to, status: "received" });
    expect(await documentRow(documentId)).toBeNull();
    const { items } = await listTrash(context, { modelId: from });
    expect(items.map((item) => item.documentId)).toEqual([documentId]);
    expect(await chosenFor(moved.documentId)).toEqual([to]);
    expect(await auditedOperations(context)).toEqual(
      expect.arrayContaining(["documents.receive", "documents.delete", "documents.move"]),
    );
  });

  it("answers the same document when it is pressed again, also after the old one was restored", async () => {
    const { context, from, to, third, plant } = await world();
    const documentId = await plant();
    const moved = await moveDocument(context, { documentId, modelId: to });
    expect(await moveDocument(context, { documentId, modelId: to })).toEqual(moved);
    const done = { code: "conflict", messageKey: "document.error.move-done" };
    await restoreDocument(context, { modelId: from, documentId });
    await expect(moveDocument(context, { documentId, modelId: third })).rejects.toMatchObject(done);
    expect(await moveDocument(context, { documentId, modelId: to })).toEqual(moved);
  });

  it("is not counted a second time", async () => {
    const { context, to, plant } = await world();
    const documentId = await plant();
    const sha256 = await fileDigest(new TextEncoder().encode("%PDF-1.7 planted"));
    await usShard().prepare("update documents set sha256 = ? where id = ?").bind(sha256, documentId).run();
    const count = async (id: string) => {
      const [first, ...rest] = await meterDocument(context, id, [{ number: 1, words: [] }]);
      if (first) await commit(context.shard, [first, ...rest]);
      return (await findMeter(context.shard, id))?.units;
    };
    expect(await count(documentId)).toBe(1);
    const moved = await moveDocument(context, { documentId, modelId: to });
    expect(await count(moved.documentId)).toBe(0);
  });

  it("moves only what nobody settled and what is in no training", async () => {
    const { context, to, plant } = await world();
    const moved: string[] = [];
    for (const [index, status] of documentStatuses.entries()) {
      const documentId = await plant({ status, position: index + 1 });
      await moveDocument(context, { documentId, modelId: to }).then(
        () => moved.push(status),
        (error) => expect(error).toMatchObject({ messageKey: "document.error.move-status" }),
      );
    }
    expect(moved).toEqual(["success", "failed", "error", "userEdited"]);
  });

  it("refuses the same model, and who may delete but not upload", async () => {
    const { context, from, to, plant } = await world();
    const documentId = await plant();
    const same = { code: "conflict", messageKey: "document.error.move-same" };
    await expect(moveDocument(context, { documentId, modelId: from })).rejects.toMatchObject(same);
    const deleter = asActor(context, {
      kind: "person",
      id: "p",
      permissions: ["TenantModel.ViewDocument", "TenantModel.DeleteDocument"],
    });
    await expect(moveDocument(deleter, { documentId, modelId: to })).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await documentRow(documentId)).toMatchObject({ model_id: from });
  });

  it("offers the other models, and is unknown to another tenant", async () => {
    const { context, to, third, plant } = await world();
    const documentId = await plant();
    const { models } = await listMoves(context, { documentId });
    expect(models.map(({ id }) => id).sort()).toEqual([to, third].sort());
    const gone = { code: "not-found" };
    const stranger = await makeTenant();
    await expect(listMoves(stranger, { documentId })).rejects.toMatchObject(gone);
    await expect(moveDocument(stranger, { documentId, modelId: to })).rejects.toMatchObject(gone);
  });
});
