import { fieldCatalogue, fieldOf } from "@engine/fields/field-catalogue";
import { describe, expect, it } from "vitest";
import { baseModelOf, baseModels, fieldsOfKind } from "~/domain/models/base-models";

describe("base models", () => {
  it("offers exactly the specified fields for North America", () => {
    expect(baseModelOf("invoices-north-america")?.fields.map((field) => field.key)).toEqual([
      "invoiceNumber",
      "invoiceDate",
      "dueDate",
      "total",
      "customerName",
      "billToAddress",
      "shipToAddress",
      "itemCode",
      "description",
      "quantity",
      "netTotal",
      "lineSubTotal",
      "unitPrice",
    ]);
  });

  it("calls tax GST and tax numbers ABN in APAC", () => {
    const labels = Object.fromEntries(
      baseModelOf("invoices-apac")?.fields.map((field) => [field.key, field.labelKey]) ?? [],
    );
    expect(labels).toMatchObject({
      tax: "field.gst",
      vendorTaxNumber: "field.vendorAbn",
      customerTaxNumber: "field.customerAbn",
      total: "field.total",
    });
    expect(Object.keys(labels)).toHaveLength(22);
  });

  it("has unique ids and names", () => {
    expect(new Set(baseModels.map((model) => model.id)).size).toBe(baseModels.length);
    expect(new Set(baseModels.map((model) => model.name)).size).toBe(baseModels.length);
  });

  it("knows no model by another id", () => {
    expect(baseModelOf("invoices")).toBeUndefined();
  });

  it("asks an invoice for more than any one model does", () => {
    expect(fieldsOfKind("invoice").map((field) => field.key)).toContain("amountDue");
  });
});

describe("field catalogue", () => {
  it("names a column of the line items apart from the header field of the same name", () => {
    expect(fieldOf("lineTax")).toMatchObject({ name: "tax", line: true });
    expect(fieldOf("tax")).toMatchObject({ name: "tax", line: false });
  });

  it("has unique keys", () => {
    expect(new Set(fieldCatalogue.map((field) => field.key)).size).toBe(fieldCatalogue.length);
  });

  it("knows no other field", () => {
    expect(fieldOf("colour")).toBeUndefined();
  });
});
