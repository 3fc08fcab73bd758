import { describe, expect, it } from "vitest";
import { missingPurchaseFields, ownVendorField } from "~/domain/erp/purchase-fields";
import { baseModelOf, baseModels } from "~/domain/models/base-models";
import type { ModelField } from "~/domain/models/tenant-model";

const chosen = (key: string): ModelField => ({ key, weight: 1, required: false, line: false });
const own = (name: string): ModelField => ({ ...chosen(`own:${name}`), own: { name, type: "text" } });

const allOf = (baseModelId: string, ...more: ModelField[]) => ({
  baseModelId,
  fields: [...(baseModelOf(baseModelId)?.fields ?? []).map(({ key }) => chosen(key)), ...more],
});

describe("what a model lacks for purchase documents", () => {
  it.each([
    ["invoices-north-america", { needs: ["vendor"], remedy: "own" }],
    ["invoices-apac", null],
    ["invoices-europe", null],
    ["credit-notes", null],
    ["receipts", null],
    ["energy-bills", null],
    ["purchase-orders", { needs: ["number", "date"], remedy: "other-model" }],
    ["bank-statements", { needs: ["number", "date", "total"], remedy: "other-model" }],
  ])("is told of all fields of %s", (baseModelId, lacks) => {
    expect(missingPurchaseFields(allOf(baseModelId))).toEqual(lacks);
    expect(baseModels).toHaveLength(8);
  });

  it("is what was not chosen although the base model has it", () => {
    const fields = [chosen("invoiceNumber"), chosen("amountDue"), chosen("vendorTaxNumber")];
    expect(missingPurchaseFields({ baseModelId: "invoices-europe", fields })).toEqual({
      needs: ["date"],
      remedy: "choose",
    });
  });

  it.each([
    ["Vendor name", "name"],
    ["Nombre del proveedor", "name"],
    ["Supplier No.", "number"],
    ["Número de proveedor", "number"],
    ["Vendor tax number", "taxNumber"],
    ["NIF del proveedor", "taxNumber"],
  ] as const)("is nothing with a field of one's own named %s", (name, sign) => {
    const model = allOf("invoices-north-america", own(name));
    expect(missingPurchaseFields(model)).toBeNull();
    const found = (["name", "number", "taxNumber"] as const).filter((one) =>
      ownVendorField(model.fields, one),
    );
    expect(found).toEqual([sign]);
  });

  it("is the vendor with a field of one's own of another name", () => {
    expect(missingPurchaseFields(allOf("invoices-north-america", own("Vendor phone")))).not.toBeNull();
  });
});
