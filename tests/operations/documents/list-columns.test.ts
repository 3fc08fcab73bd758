import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { describe, expect, it } from "vitest";
import { maxListColumns } from "~/domain/documents/list-columns";
import { chooseColumns } from "~/operations/documents/choose-columns";
import { getColumns } from "~/operations/documents/get-columns";
import { listValues } from "~/operations/documents/list-values";
import { saveCorrections } from "~/operations/documents/save-corrections";

const usual = ["field.invoiceNumber", "field.invoiceDate", "field.total", "receivedOn"];

async function makeList() {
  const context = await makeTenant();
  return { context, modelId: (await makeModel(context)).id };
}

describe("the columns of a list", () => {
  it("are the usual ones until somebody chooses others, and again when that is taken back", async () => {
    const { context, modelId } = await makeList();
    expect((await getColumns(context, { modelId })).shown).toEqual(usual);
    await chooseColumns(context, { modelId, columns: ["field.total", "source"] });
    expect((await getColumns(context, { modelId })).shown).toEqual(["source", "field.total"]);
    await chooseColumns(context, { modelId, columns: [] });
    expect((await getColumns(context, { modelId })).shown).toEqual([]);
    await chooseColumns(context, { modelId, columns: null });
    expect((await getColumns(context, { modelId })).shown).toEqual(usual);
  });

  it("are kept for each person and each model", async () => {
    const { context, modelId } = await makeList();
    const other = (await makeModel(context, { name: "Another" })).id;
    await chooseColumns(context, { modelId, columns: ["source"] });
    const colleague = asActor(context, {
      kind: "person",
      id: "colleague",
      permissions: ["TenantModel.ViewDocument"],
    });
    expect((await getColumns(colleague, { modelId })).shown).toEqual(usual);
    expect((await getColumns(context, { modelId: other })).shown).toEqual(usual);
  });

  it("leave out what the model has not: line items and unknown fields", async () => {
    const { context, modelId } = await makeList();
    const columns = ["field.description", "field.nothing", "password", "pageCount"];
    expect(await chooseColumns(context, { modelId, columns })).toEqual({ columns: ["pageCount"] });
    const { possible } = await getColumns(context, { modelId });
    expect(possible).toContain("field.total");
    expect(possible).not.toContain("field.description");
  });

  it("are refused when they are too many, and for a model of another tenant", async () => {
    const { context, modelId } = await makeList();
    const columns = Array.from({ length: maxListColumns + 1 }, (_, at) => `field.${at}`);
    await expect(chooseColumns(context, { modelId, columns })).rejects.toMatchObject({ code: "invalid" });
    const stranger = await makeTenant();
    await expect(chooseColumns(stranger, { modelId, columns: [] })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(getColumns(stranger, { modelId })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("the values that a list shows", () => {
  it("are those that people left, of the tenant's own documents", async () => {
    const { context, modelId } = await makeList();
    const documentId = await plantDocument(context, modelId, {
      result: { ...plantedResult, fields: { invoiceNumber: found("INV-7"), total: found("100.00") } },
    });
    await saveCorrections(context, { documentId, revision: 0, fields: { total: "120.00" } });
    expect(await listValues(context, { documentIds: [documentId, "gone"] })).toEqual([
      { id: documentId, values: { invoiceNumber: "INV-7", total: "120.00" } },
    ]);
    expect(await listValues(await makeTenant(), { documentIds: [documentId] })).toEqual([]);
  });
});
