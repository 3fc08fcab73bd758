import { fieldCatalogue } from "@engine/fields/field-catalogue";
import { fieldOwners, isOfVendor } from "@engine/stages/memory/vendor-fields";
import { expect, it } from "vitest";

it("every header field of the catalogue has an owner", () => {
  const header = fieldCatalogue.filter(({ line }) => !line).map(({ key }) => key);
  expect(Object.keys(fieldOwners).sort()).toEqual([...header].sort());
});

it("only the vendor's name, address, tax number and currency are the vendor's", () => {
  const ofVendor = Object.keys(fieldOwners).filter(isOfVendor).sort();
  expect(ofVendor).toEqual(["currency", "vendorAddress", "vendorName", "vendorTaxNumber"]);
  expect(isOfVendor("own:batch")).toBe(false);
});
