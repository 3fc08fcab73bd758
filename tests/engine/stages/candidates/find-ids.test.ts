import { pageOf } from "@tests/support/page-of";
import { expect, it } from "vitest";
import { candidatesOn } from "./candidates-on";

const idsOn = (typed: string) => candidatesOn(pageOf(typed)).id.map((found) => found.value);

it.each([
  ["Invoice No INV-2041", "INV-2041"],
  ["Facture n°562044387 du 02 Juillet 2015", "562044387"],
  ["Account 1234 5678 9012", "1234 5678 9012"],
  ["Invoice INV/2023/03/0008", "INV/2023/03/0008"],
  ["Order 2024/ 0017 A", "2024/ 0017 A"],
  ["Invoice 20240117", "20240117"],
  ["Ref 2024-01-17-003", "2024-01-17-003"],
  ["Invoice#123", "123"],
  ["Order # WO-77/B.", "WO-77/B"],
])("%s holds %s", (typed, value) => {
  expect(idsOn(typed)).toContain(value);
});

it.each(["17/03/2025", "1,234.56", "10:30", "www.shop24.com"])("%s is none", (typed) => {
  expect(idsOn(typed)).toEqual([]);
});
