import { insertDocuments } from "@tests/support/insert-documents";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { describe, expect, it } from "vitest";
import { getDocument } from "~/operations/documents/get";
import { getDocumentFile } from "~/operations/documents/get-file";
import { getPageWords } from "~/operations/documents/get-page-words";

async function planted() {
  const context = await makeTenant();
  const model = await makeModel(context);
  return { context, model, documentId: await plantDocument(context, model.id) };
}

describe("a document", () => {
  it("has every field of its model, with value, place and reason or without", async () => {
    const { context, model, documentId } = await planted();
    const document = await getDocument(context, { documentId });
    expect(document).toMatchObject({
      id: documentId,
      modelName: model.name,
      status: "success",
      confidence: 0.9,
      threshold: 10,
      receivedOn: new Date("2026-03-09T10:00:00Z"),
      pages: [{ number: 1, width: 612, height: 792, turns: 0, source: "text", state: "read" }],
      proof: { state: "consistent" },
      corrections: [],
    });
    expect(document.fields.map(({ key, value, edited }) => [key, value, edited])).toEqual([
      ["invoiceNumber", "INV-7", false],
      ["invoiceDate", null, false],
      ["total", "100.00", false],
    ]);
    expect(document.fields[2]).toMatchObject({
      type: "amount",
      required: true,
      weight: 5,
      confidence: 0.9,
      place: { page: 1, box: [0.1, 0.1, 0.2, 0.12] },
      reasons: [{ key: "reason.right-of" }],
    });
    expect(document.columns.map((column) => column.key)).toEqual(["description", "quantity", "netTotal"]);
    expect(document.lineItems).toHaveLength(2);
  });

  it("that was only received has fields without values", async () => {
    const context = await makeTenant();
    const modelId = (await makeModel(context)).id;
    const id = context.newId();
    await insertDocuments(context, [{ id, modelId, position: 1, status: "received", receivedAt: 1 }]);
    const document = await getDocument(context, { documentId: id });
    expect(document.fields.every((field) => field.value === null && field.reasons.length === 0)).toBe(true);
    expect(document).toMatchObject({ lineItems: [], pages: [], proof: { state: "untested" } });
    expect(await getPageWords(context, { documentId: id, page: 1 })).toBeNull();
  });

  it("gives the words of its pages and its file", async () => {
    const { context, documentId } = await planted();
    const page = await getPageWords(context, { documentId, page: 1 });
    expect(page?.words.map((word) => word.text)).toEqual(["Invoice", "INV-8", "1,250.00"]);
    expect(await getPageWords(context, { documentId, page: 2 })).toBeNull();
    const file = await getDocumentFile(context, { documentId });
    expect(file).toMatchObject({ fileName: "invoice.pdf", contentType: "application/pdf", byteSize: 16 });
    expect(await new Response(file.stream).text()).toBe("%PDF-1.7 planted");
  });

  it.each([
    ["document", getDocument],
    ["file", getDocumentFile],
    ["words", (context, input) => getPageWords(context, { ...input, page: 1 })],
  ] as [string, typeof getDocument][])(
    "of another tenant, or of another model, has no %s",
    async (_name, read) => {
      const { context, documentId } = await planted();
      const other = await makeModel(context, { name: "Other" });
      const missing = { code: "not-found" };
      await expect(read(await makeTenant(), { documentId })).rejects.toMatchObject(missing);
      await expect(read(context, { documentId, modelId: other.id })).rejects.toMatchObject(missing);
      await expect(read(context, { documentId: "nothing" })).rejects.toMatchObject(missing);
      const blind = asActor(context, { kind: "person", id: "p", permissions: ["TenantModel.ViewModel"] });
      await expect(read(blind, { documentId })).rejects.toMatchObject({ code: "forbidden" });
    },
  );
});
