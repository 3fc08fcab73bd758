import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations, documentRow, resultRows } from "@tests/support/stored-rows";
import { describe, expect, it } from "vitest";
import type { DocumentStatus } from "~/domain/documents/status";
import { getDocument } from "~/operations/documents/get";
import { listDocuments } from "~/operations/documents/list";
import { saveCorrections } from "~/operations/documents/save-corrections";

async function planted(status: DocumentStatus = "failed", culture = "en-US") {
  const context = await makeTenant();
  const model = await makeModel(context, { culture });
  return { context, modelId: model.id, documentId: await plantDocument(context, model.id, { status }) };
}

describe("corrections", () => {
  it("save what changed, make it sure, and leave what was found", async () => {
    const { context, modelId, documentId } = await planted();
    const saved = await saveCorrections(context, {
      documentId,
      revision: 0,
      fields: { invoiceNumber: "INV-7", invoiceDate: "3/9/2026", total: "$1,250.00" },
    });
    expect(saved).toEqual({
      changed: 2,
      status: "userEdited",
      revision: 1,
      waiting: 0,
      placed: [
        { field: "invoiceDate", page: null, others: 0 },
        { field: "total", page: 1, others: 0 },
      ],
    });
    const document = await getDocument(context, { documentId });
    expect(document.fields.map(({ value, confidence, edited }) => [value, confidence, edited])).toEqual([
      ["INV-7", 0.9, false],
      ["2026-03-09", 1, true],
      ["1250.00", 1, true],
    ]);
    expect(document.corrections).toHaveLength(2);
    expect(document.corrections).toContainEqual(
      expect.objectContaining({
        field: "total",
        oldValue: "100.00",
        newValue: "1250.00",
        how: "typed",
        actorId: "person-1",
      }),
    );
    const [kept] = await resultRows(documentId);
    expect(JSON.parse(String(kept?.fields)).total.value).toBe("100.00");
    expect((await listDocuments(context, { modelId, status: "userEdited" })).totalCount).toBe(1);
    expect((await listDocuments(context, { modelId, status: "failed" })).totalCount).toBe(0);
  });

  it("judge the document anew", async () => {
    const { context, documentId } = await planted();
    await saveCorrections(context, { documentId, revision: 0, fields: { invoiceDate: "2026-03-09" } });
    // Weights 5, 3, 5, 1 and 1 of 16 are there; the quantity is not. 3 is sure, the others 0.9.
    expect(await documentRow(documentId)).toMatchObject({ score: 15, confidence: 0.8625 });
  });

  it("that change nothing leave everything as it was", async () => {
    const { context, documentId } = await planted();
    const saved = await saveCorrections(context, { documentId, revision: 0, fields: { total: "100" } });
    expect(saved).toEqual({ changed: 0, status: "failed", revision: 0, placed: [], waiting: 0 });
    expect(await auditedOperations(context)).toEqual([]);
  });

  it("take the text and the place of clicked words", async () => {
    const { context, documentId } = await planted();
    const clicked = { field: "total", page: 1, words: [2] };
    await saveCorrections(context, { documentId, revision: 0, clicked: [clicked] });
    const { fields, corrections } = await getDocument(context, { documentId });
    expect(fields[2]).toMatchObject({ value: "1250.00", raw: "1,250.00", place: { page: 1 }, edited: true });
    expect(fields[2]?.place?.box.map((edge) => Math.round(edge * 100))).toEqual([30, 50, 38, 52]);
    expect(corrections).toMatchObject([{ how: "clicked", page: 1 }]);
  });

  it("take the words clicked for several fields at once", async () => {
    const { context, documentId } = await planted();
    const clicked = [
      { field: "total", page: 1, words: [2] },
      { field: "invoiceNumber", page: 1, words: [0, 1] },
    ];
    await saveCorrections(context, { documentId, revision: 0, clicked });
    const { fields, corrections } = await getDocument(context, { documentId });
    const places = fields.filter(({ edited }) => edited).map(({ value, place }) => [value, place?.page]);
    expect(places).toEqual([
      ["Invoice INV-8", 1],
      ["1250.00", 1],
    ]);
    expect(corrections.map(({ how }) => how)).toEqual(["clicked", "clicked"]);
  });

  it("change, add and take away line items", async () => {
    const { context, documentId } = await planted();
    const lineItems: { line: number | null; cells: Record<string, string> }[] = [
      { line: 1, cells: { netTotal: "45" } },
      { line: null, cells: { description: "Nails", quantity: "3" } },
    ];
    const saved = await saveCorrections(context, { documentId, revision: 0, lineItems });
    expect(saved.changed).toBe(5);
    const { lineItems: rows, corrections } = await getDocument(context, { documentId });
    expect(rows.map((row) => Object.values(row.cells).map((cell) => cell.value))).toEqual([
      ["Paint", "45"],
      ["Nails", "3"],
    ]);
    expect(corrections.filter((correction) => correction.newValue === null)).toHaveLength(2);
  });

  it("of many rows fit into one batch", async () => {
    const { context, documentId } = await planted();
    const lineItems = Array.from({ length: 120 }, (_, index) => ({
      line: null,
      cells: { description: `Row ${index}` },
    }));
    expect((await saveCorrections(context, { documentId, revision: 0, lineItems })).changed).toBe(124);
  });

  it("that cannot be understood are all named, and nothing is saved", async () => {
    const { context, documentId } = await planted();
    const save = saveCorrections(context, {
      documentId,
      revision: 0,
      fields: { invoiceDate: "soon", total: "5", oops: "x" },
    });
    await expect(save).rejects.toMatchObject({
      code: "invalid",
      issues: [
        { path: "fields.invoiceDate", messageKey: "documents.error.not-a-date-value" },
        { path: "fields.oops", messageKey: "documents.error.no-such-field" },
      ],
    });
    expect(await documentRow(documentId)).toMatchObject({ status: "failed", revision: 0 });
  });

  it("do not overwrite what somebody saved meanwhile", async () => {
    const { context, documentId } = await planted();
    const save = (total: string) => saveCorrections(context, { documentId, revision: 0, fields: { total } });
    const outcomes = await Promise.allSettled([save("1"), save("2"), save("3")]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected")
        expect(outcome.reason).toMatchObject({
          code: "conflict",
          messageKey: "documents.error.edited-meanwhile",
        });
    const { corrections, revision } = await getDocument(context, { documentId });
    expect([corrections.length, revision]).toEqual([1, 1]);
    expect(await auditedOperations(context)).toEqual(["documents.save-corrections", "learning.learn"]);
  });

  it("follow each other", async () => {
    const { context, documentId } = await planted();
    await saveCorrections(context, { documentId, revision: 0, fields: { total: "1" } });
    await saveCorrections(context, { documentId, revision: 1, fields: { invoiceNumber: "B" } });
    const { fields, revision } = await getDocument(context, { documentId });
    expect([fields[0]?.value, fields[2]?.value, revision]).toEqual(["B", "1", 2]);
  });

  it("read numbers as the culture writes them, or canonical when told so", async () => {
    const { context, documentId } = await planted("success", "es-ES");
    await saveCorrections(context, { documentId, revision: 0, fields: { total: "1.234" } });
    expect((await getDocument(context, { documentId })).fields[2]?.value).toBe("1234");
    await saveCorrections(context, {
      documentId,
      revision: 1,
      fields: { total: "1.234" },
      written: "canonical",
    });
    expect((await getDocument(context, { documentId })).fields[2]?.value).toBe("1.234");
  });

  it.each(["received", "processing", "error"] as const)(
    "of a document that is %s are a conflict",
    async (status) => {
      const { context, documentId } = await planted(status);
      const save = saveCorrections(context, { documentId, revision: 0, fields: { total: "1" } });
      await expect(save).rejects.toMatchObject({
        code: "conflict",
        messageKey: "documents.error.not-editable",
      });
    },
  );

  it("need the permission and a document of the tenant", async () => {
    const { context, documentId } = await planted();
    const input = { documentId, revision: 0, fields: { total: "1" } };
    const reader = asActor(context, { kind: "person", id: "p", permissions: ["TenantModel.ViewDocument"] });
    await expect(saveCorrections(reader, input)).rejects.toMatchObject({ code: "forbidden" });
    await expect(saveCorrections(await makeTenant(), input)).rejects.toMatchObject({ code: "not-found" });
  });
});
