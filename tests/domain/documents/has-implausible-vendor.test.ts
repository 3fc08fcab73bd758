import type { DocumentKind, FoundValue } from "@engine/results/extraction-result";
import { expect, it } from "vitest";
import { hasImplausibleVendor } from "~/domain/documents/has-implausible-vendor";

const found = (value: string): FoundValue => ({ value, raw: value, confidence: 1, place: null, reasons: [] });
const rowsOf = (...descriptions: string[]) =>
  descriptions.map((text) => ({ cells: { description: found(text) }, arithmetic: "untested" as const }));

it.each<[string, string | null, string, string[], DocumentKind, boolean]>([
  ["two companies", "Brightwater Ltd", "Kestrel Foods", [], "invoice", false],
  ["one company as both", "Brightwater Ltd", "Brightwater Ltd", [], "invoice", true],
  ["one, written with another legal form", "Brightwater Ltd.", "BRIGHTWATER LIMITED", [], "invoice", true],
  ["a thing that is bought", "Copper pipe", "Kestrel Foods", ["Nails", "Copper Pipe"], "invoice", true],
  ["a bank with an account of its own", "Harbor Bank", "Harbor Bank", [], "bank_statement", false],
  ["no vendor", null, "Kestrel Foods", ["Nails"], "invoice", false],
])("%s", (_, vendor, customer, descriptions, kind, mixed) => {
  const values = { customerName: found(customer), ...(vendor !== null && { vendorName: found(vendor) }) };
  expect(hasImplausibleVendor(values, rowsOf(...descriptions), kind)).toBe(mixed);
});
