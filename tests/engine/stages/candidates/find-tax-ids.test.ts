import { pageOf } from "@tests/support/page-of";
import { expect, it } from "vitest";
import { candidatesOn } from "./candidates-on";

it.each([
  ["a number of a known shape without a label", "ABN 51 824 753 556", "51 824 753 556"],
  ["a wrong check digit under its own country code", "Id  DE123456789", "DE123456789"],
  ["a number in brackets behind a glued colon", "(GST ID No :000306020352)", "000306020352"],
  ["a number in another column than its label", "USt-IdNr.:                    DE123456789", "DE123456789"],
  ["a bare number behind its label", "EIN: 12-3456789", "12-3456789"],
  ["groups of single digits behind a label", "Steuernummer: 22 00 0 001 00001", "22 00 0 001 00001"],
])("%s", (_, typed, value) => {
  expect(candidatesOn(pageOf(typed)).taxId.map((found) => found.value)).toContain(value);
});

it("a number below its label in a grid", () => {
  const typed = `
    VAT No.           Account
    123456789         A-100`;
  expect(candidatesOn(pageOf(typed)).taxId.map((found) => found.value)).toContain("123456789");
});

it.each(["Tel 5551234567", "VAT 20.00", "Tax 12/03/2025", "Order 123456789"])("%s holds none", (typed) => {
  expect(candidatesOn(pageOf(typed)).taxId).toEqual([]);
});

it("a recognised number with one digit misread is what its check digits say, and keeps what was read", () => {
  const page = pageOf("GST No: 001147418576");
  const [found] = candidatesOn({ ...page, source: "ocr" }).taxId;
  expect(found).toMatchObject({ value: "001147416576", raw: "001147418576" });
  expect([...(found?.facts ?? [])]).toContain("mended");
  expect(candidatesOn(page).taxId.map(({ value }) => value)).toEqual(["001147418576"]);
});

it("a country's code further from its number, and commas for points, as recognition reads them", () => {
  expect(candidatesOn(pageOf("TVA: BE 0748, 754, 975")).taxId[0]?.value).toBe("BE 0748. 754. 975");
});
