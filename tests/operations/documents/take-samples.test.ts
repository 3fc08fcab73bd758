import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { pageOf } from "@tests/support/page-of";
import { smallPdf } from "@tests/support/small-pdf";
import { documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { countUsage } from "~/data/shard/meters";
import { documentFiles } from "~/domain/documents/document-files";
import { getMeter } from "~/operations/billing/get-meter";
import { meterDocument } from "~/operations/billing/steps/meter-document";
import { deleteDocument } from "~/operations/documents/delete";
import { takeSamples } from "~/operations/documents/take-samples";
import { beginWithSamples } from "~/operations/models/begin-with-samples";
import { listModels } from "~/operations/models/list";

/** An organization for which the samples are papers that say their own path. */
async function newcomer() {
  const tenant = await makeTenant();
  return { ...tenant, readSample: async (path: string) => smallPdf([[path]]) };
}

describe("sample documents", () => {
  it("come into the model like any other document, once", async () => {
    const context = await newcomer();
    const { id: modelId } = await makeModel(context);
    const { documentIds } = await takeSamples(context, { modelId });
    expect(documentIds).toHaveLength(3);
    expect(await documentRow(documentIds[0] ?? "")).toMatchObject({
      model_id: modelId,
      file_name: "sample-invoice-1.pdf",
      status: "received",
      source: "browser",
      purpose: "sample",
    });
    expect(await context.files.bytes(documentFiles.original(documentIds[1] ?? ""))).toEqual(
      smallPdf([["/samples/us/invoice-2.pdf"]]),
    );
    expect(await takeSamples(context, { modelId })).toEqual({ documentIds });
  });

  it("are never metered, nor are parts that are split off from one", async () => {
    const context = await newcomer();
    const { id: modelId } = await makeModel(context);
    const { documentIds } = await takeSamples(context, { modelId });
    for (const documentId of documentIds) {
      expect(await meterDocument(context, documentId, [pageOf(documentId)])).toEqual([]);
      expect((await getMeter(context, { documentId })).state).toBe("free");
    }
    expect(await countUsage(context.shard, "2000-01-01", "2100-01-01")).toBe(0);
  });

  it("come again after they were deleted", async () => {
    const context = await newcomer();
    const { id: modelId } = await makeModel(context);
    const { documentIds } = await takeSamples(context, { modelId });
    const [documentId = ""] = documentIds;
    await usShard().prepare("update documents set status = 'success' where id = ?").bind(documentId).run();
    await deleteDocument(context, { documentId });
    const again = await takeSamples(context, { modelId });
    expect(again.documentIds.slice(1)).toEqual(documentIds.slice(1));
    expect(again.documentIds[0]).not.toBe(documentId);
  });

  it("ask for the permission to upload, and for a model of one's own", async () => {
    const [context, other] = [await newcomer(), await newcomer()];
    const { id: modelId } = await makeModel(other);
    await expect(takeSamples(context, { modelId })).rejects.toMatchObject({ code: "not-found" });
    const reader = asActor(other, { kind: "person", id: "p", permissions: ["TenantModel.ViewDocument"] });
    await expect(takeSamples({ ...reader, readSample: other.readSample }, { modelId })).rejects.toMatchObject(
      { code: "forbidden" },
    );
  });

  it("begin an organization together with its first model", async () => {
    const context = await newcomer();
    const { modelId } = await beginWithSamples(context, { baseModelId: "receipts", name: "Receipts" });
    const [model] = await listModels(context, {});
    expect(model).toMatchObject({ id: modelId, name: "Receipts" });
    const { documentIds } = await takeSamples(context, { modelId });
    expect(await documentRow(documentIds[0] ?? "")).toMatchObject({ file_name: "sample-receipt-1.pdf" });
    await expect(
      beginWithSamples(context, { baseModelId: "receipts", name: "receipts" }),
    ).rejects.toMatchObject({ code: "conflict" });
  });
});
