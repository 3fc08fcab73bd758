import { europeanModel } from "@tests/support/european-model";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";

const invoice = {
  ...plantedResult,
  fields: {
    invoiceNumber: found("R-7"),
    invoiceDate: found("2026-03-02"),
    currency: found("EUR"),
    subTotal: found("100.00"),
    tax: found("19.00"),
    total: found("119.00"),
    vendorName: found("Seil & Tau GmbH"),
  },
  proof: { state: "proven" as const, equations: [] },
};

it("somebody without script says what is missing, once, and downloads the e-invoice", async () => {
  const { user, context } = await tenantUser();
  const { id } = await europeanModel(context);
  const documentId = await plantDocument(context, id, { status: "approved", result: invoice });
  await user.open(`/documents/${documentId}`);
  await user.follow("E-invoice…");
  await user.follow("invoice.pdf");
  expect(user.path()).toBe(`/documents/${documentId}`);
  await user.follow("E-invoice…");
  expect(user.text()).toContain("Country of the seller: missing.");
  expect(user.text()).toContain("BR-CO-25");
  user.type("Country", "Germany");
  await user.press("Save details");
  expect(user.status()).toBe(422);
  expect(user.text()).toContain("A country code has two letters.");
  user.type("Country", "de");
  user.type("VAT identifier, with its country code", "DE 136 695 976");
  user.type("Payment due in (days)", "30");
  await user.press("Save details");
  expect(user.text()).toContain("No problems were found in this e-invoice.");
  expect(user.text()).toContain("Details of seller and buyer");
  expect(user.text()).not.toContain("Missing details");
  await user.open(`/documents/${documentId}/e-invoice?profile=xrechnung`);
  expect(user.text()).toContain("BR-DE-15");
});

it("a seller that the document does not name is not asked for what could not be saved", async () => {
  const { user, context } = await tenantUser();
  const { id } = await europeanModel(context);
  const { vendorName: _, ...fields } = invoice.fields;
  const documentId = await plantDocument(context, id, { status: "approved", result: { ...invoice, fields } });
  await user.open(`/documents/${documentId}/e-invoice`);
  expect(user.text()).toContain("Seller: not named on the document");
  expect(user.text()).toContain("Enter one of them in the document first.");
  await user.follow("Open the document");
  expect(user.path()).toBe(`/documents/${documentId}`);
});
