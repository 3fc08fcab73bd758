import { expect, test } from "vitest";
import { foldModelName } from "~/domain/models/fold-model-name";

test.each([
  ["Invoices North", "invoices-north"],
  ["  invoices-NORTH ", "invoices-north"],
  ["Invoices – North", "invoices-north"],
  ["Invoices-APAC", "invoices-apac"],
  ["Ｉnvoices\u00a0North", "invoices-north"],
  ["Facturas España", "facturas-españa"],
  ["- –", ""],
  ["!?", ""],
])("folds %j to %j", (name, folded) => {
  expect(foldModelName(name)).toBe(folded);
});
