import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import type { TenantContext } from "~/operations/context";
import { approveDocument } from "~/operations/documents/approve";
import { commentOnDocument } from "~/operations/documents/comment";
import { countByStatus } from "~/operations/documents/count-by-status";
import { deleteDocument } from "~/operations/documents/delete";
import { emptyTrash } from "~/operations/documents/empty-trash";
import { eraseDocument } from "~/operations/documents/erase";
import { getDocument } from "~/operations/documents/get";
import { listDocuments } from "~/operations/documents/list";
import { listTrash } from "~/operations/documents/list-trash";
import { restoreDocument } from "~/operations/documents/restore";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { sweepTrash } from "~/operations/documents/sweep-trash";
import { sweepFiles } from "~/operations/files/sweep";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

const day = 24 * 60 * 60 * 1000;

async function world() {
  const clock = { now: new Date() };
  const context: TenantContext = { ...(await makeTenant()), now: () => clock.now };
  const { id: modelId } = await makeModel(context);
  const plant = (position: number) =>
    plantDocument(context, modelId, { position, fileName: `bill-${position}.pdf` });
  const counted = async () => (await listDocuments(context, { modelId })).totalCount;
  const days = async () =>
    (
      await usShard()
        .prepare("select sum(success + user_edited + approved) as n from document_days where tenant_id = ?")
        .bind(context.tenant.id)
        .first<{ n: number }>()
    )?.n ?? 0;
  const sweepAfter = (some: number) => {
    const now = () => new Date(clock.now.getTime() + some * day);
    return sweepTrash(
      { ...makeSweepContext(env), now, openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "trash") },
      {},
    );
  };
  return { clock, context, modelId, plant, counted, days, sweepAfter };
}

const commentsOf = async (documentId: string) =>
  (await usShard().prepare("select * from document_comments where document_id = ?").bind(documentId).all())
    .results;

const gone = { code: "not-found", messageKey: "documents.error.not-in-trash" };

describe("the trash", () => {
  it("gives a document back as it was: values, corrections, comments, place, counts", async () => {
    const { context, modelId, plant, counted, days } = await world();
    const [documentId] = [await plant(1), await plant(2)];
    await saveCorrections(context, { documentId, revision: 0, fields: { total: "77.00" } });
    await commentOnDocument(context, { documentId, body: "Asked the vendor." });
    const before = await getDocument(context, { documentId });
    const row = await documentRow(documentId);
    await deleteDocument(context, { documentId });
    expect([await counted(), await days()]).toEqual([1, 1]);
    const { items } = await listTrash(context, { modelId });
    expect(items).toMatchObject([{ documentId, fileName: "bill-1.pdf" }]);
    expect(items[0]?.eraseAt.getTime()).toBe((items[0]?.deletedAt.getTime() ?? 0) + 30 * day);
    expect(await restoreDocument(context, { modelId, documentId })).toEqual({ status: "userEdited" });
    expect([await counted(), await days()]).toEqual([2, 2]);
    const after = await getDocument(context, { documentId });
    expect(after.fields).toEqual(before.fields);
    expect(await commentsOf(documentId)).toMatchObject([{ body: "Asked the vendor." }]);
    expect(after.pages).toEqual(before.pages);
    const { progress_at: _, concerns, ...kept } = row ?? {};
    expect(await documentRow(documentId)).toMatchObject(kept);
    expect((await listTrash(context, { modelId })).items).toEqual([]);
    expect(await auditedOperations(context)).toContain("documents.restore");
    await expect(restoreDocument(context, { modelId, documentId })).rejects.toMatchObject(gone);
    expect(await countByStatus(context, { modelId })).toHaveLength(2);
  });

  it("lets a restored document be approved again, and another document have its place and its key", async () => {
    const { context, modelId, plant } = await world();
    const documentId = await plant(1);
    await usShard().prepare("update documents set source_key = 'k1' where id = ?").bind(documentId).run();
    await approveDocument(context, { documentId, force: true });
    await deleteDocument(context, { documentId });
    const other = await plant(1);
    await usShard().prepare("update documents set source_key = 'k1' where id = ?").bind(other).run();
    expect(await restoreDocument(context, { modelId, documentId })).toEqual({ status: "success" });
    expect(await documentRow(documentId)).toMatchObject({ position: 2, source_key: null, approved_at: null });
    await approveDocument(context, { documentId, force: true });
    await deleteDocument(context, { documentId });
    expect((await listTrash(context, { modelId })).items).toHaveLength(1);
  });

  it("keeps the files for 30 days and no longer, at once where somebody says so", async () => {
    const { clock, context, modelId, plant, sweepAfter } = await world();
    const ids = [await plant(1), await plant(2), await plant(3)];
    for (const documentId of ids) await deleteDocument(context, { documentId });
    const isThere = async (id = "") => (await context.files.get(documentFiles.original(id))) !== null;
    await sweepFiles({ ...makeSweepContext(env), now: () => new Date(clock.now.getTime() + 20 * day) }, {});
    expect(await sweepAfter(29)).toEqual({ erased: 0 });
    expect(await isThere(ids[0])).toBe(true);
    await eraseDocument(context, { modelId, documentId: ids[0] ?? "" });
    expect(await isThere(ids[0])).toBe(false);
    await emptyTrash(context, { modelId });
    const [second = ""] = ids.slice(1);
    await expect(restoreDocument(context, { modelId, documentId: second })).rejects.toMatchObject(gone);
    expect(await sweepAfter(0)).toEqual({ erased: 2 });
    expect(await Promise.all(ids.map(isThere))).toEqual([false, false, false]);
  });

  it("is another tenant's own", async () => {
    const [here, there] = [await world(), await world()];
    const documentId = await here.plant(1);
    await deleteDocument(here.context, { documentId });
    for (const operation of [restoreDocument, eraseDocument])
      await expect(operation(there.context, { modelId: here.modelId, documentId })).rejects.toMatchObject(
        gone,
      );
    await expect(listTrash(there.context, { modelId: here.modelId })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
