import { vendorIsItemFindings } from "@engine/stages/explanation/vendor-is-item";
import { found } from "@tests/support/planted-result";
import { expect, test } from "vitest";

const rows = Array.from({ length: 300 }, (_, index) => ({
  item: { cells: { description: found(`Rope ${index}`) }, arithmetic: "untested" as const },
}));

const said = (vendor: string, kind: Parameters<typeof vendorIsItemFindings>[2] = "receipt") =>
  vendorIsItemFindings(rows, { vendorName: found(vendor) }, kind).map(({ values }) => values.vendor);

test("a vendor that is named like any of many rows is none", () => {
  expect(said("ROPE 299")).toEqual(["ROPE 299"]);
  expect(said("Rope 299 Ltd")).toEqual(["Rope 299 Ltd"]);
});

test("a vendor with a name of its own is one, and so is a bank", () => {
  expect(said("Harbour Supplies")).toEqual([]);
  expect(said("Rope 299", "bank_statement")).toEqual([]);
  expect(vendorIsItemFindings(rows, {}, "receipt")).toEqual([]);
});
