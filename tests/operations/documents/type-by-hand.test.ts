import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { documentStatuses } from "~/domain/documents/status";
import { getMeter } from "~/operations/billing/get-meter";
import { approveDocument } from "~/operations/documents/approve";
import { getDocument } from "~/operations/documents/get";
import { reprocessDocument } from "~/operations/documents/reprocess";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { enterByHand } from "~/operations/documents/type-by-hand";

async function world() {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  const documentId = context.newId();
  await insertDocuments(context, [{ id: documentId, modelId, position: 1, status: "error", receivedAt: 0 }]);
  await context.shard.run(
    () => sql`update documents set problem = 'reading.unreadable' where id = ${documentId}`,
  );
  return { context, modelId, documentId };
}

describe("typing what could not be read", () => {
  it("opens a result without values that is corrected and approved like any other", async () => {
    const { context, documentId } = await world();
    const typing = { documentId, revision: 0, fields: { invoiceNumber: "A-17", total: "12.50" } };
    await expect(saveCorrections(context, typing)).rejects.toMatchObject({ code: "conflict" });
    expect(await enterByHand(context, { documentId })).toEqual({ status: "failed" });
    const opened = await getDocument(context, { documentId });
    expect(opened).toMatchObject({ status: "failed", score: 0, origin: null, problem: "reading.unreadable" });
    expect(opened.concerns.map(({ kind }) => kind)).toContain("missing");
    expect(opened.fields.every(({ value }) => value === null)).toBe(true);
    expect(await saveCorrections(context, typing)).toMatchObject({ changed: 2, status: "userEdited" });
    await approveDocument(context, { documentId, force: true });
    const typed = await getDocument(context, { documentId });
    expect(typed.status).toBe("approved");
    expect(typed.fields.find(({ key }) => key === "total")).toMatchObject({ value: "12.50", confidence: 1 });
    expect(await auditedOperations(context)).toContain("documents.type-by-hand");
  });

  it("counts nothing: nothing was read", async () => {
    const { context, documentId } = await world();
    await enterByHand(context, { documentId });
    expect(await getMeter(context, { documentId })).toMatchObject({ state: "free", units: 0 });
  });

  it("gives way to a new attempt", async () => {
    const { context, documentId } = await world();
    await enterByHand(context, { documentId });
    await reprocessDocument(context, { documentId });
    expect(await documentRow(documentId)).toMatchObject({ status: "received", attempt: 2, problem: null });
  });

  it("refuses what has a result, is being read, or was opened before", async () => {
    const { context, modelId, documentId } = await world();
    const opened: string[] = [];
    for (const [index, status] of documentStatuses.entries()) {
      const id = await plantDocument(context, modelId, { status, position: index + 2 });
      await enterByHand(context, { documentId: id }).then(
        () => opened.push(status),
        (error) => expect(error).toMatchObject({ messageKey: "document.error.not-to-be-typed" }),
      );
    }
    expect(opened).toEqual(["error"]);
    await enterByHand(context, { documentId });
    await expect(enterByHand(context, { documentId })).rejects.toMatchObject({ code: "conflict" });
  });

  it("knows no document of another organization or model", async () => {
    const { documentId, modelId, context } = await world();
    const missing = { code: "not-found" };
    await expect(enterByHand(await makeTenant(), { documentId })).rejects.toMatchObject(missing);
    const { id: other } = await makeModel(context, { name: "Other" });
    expect(other).not.toBe(modelId);
    await expect(enterByHand(context, { documentId, modelId: other })).rejects.toMatchObject(missing);
  });
});
