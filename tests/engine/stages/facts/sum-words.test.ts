import { namesSum, namesTax } from "@engine/stages/facts/sum-words";
import { describe, expect, it } from "vitest";

describe("a text that names a tax and nothing else", () => {
  it.each([
    "GST 15%",
    "15% GST",
    "Plus 15% GST",
    "NZ GST 15%",
    "GST (15 %) on 600.00",
    "Goods and services tax 15%",
    "19 % MwSt.",
    "zzgl. 19% USt",
    "21% IVA",
    "IVA 21 % sobre 600,00",
    "20% TVA",
    "di cui IVA 22%",
    "21% btw over 600,00",
    "25% moms",
    "Podatek VAT 23%",
  ])("%s", (text) => expect(namesTax(text)).toBe(true));

  it.each([
    "Tax return 2025",
    "GST advice",
    "IVA consulting 21%",
    "Rope 15%",
    "15%",
    "600.00",
    "23/09 TVQ",
    "2 GST",
    "Total",
    "",
  ])("is not '%s'", (text) => expect(namesTax(text)).toBe(false));
});

it.each(["Subtotal", "TOTAL NZD", "Zwischensumme", "Total HT", "Base imponible", "Totaal"])(
  "%s names a sum",
  (text) => expect(namesSum(text)).toBe(true),
);

it.each(["Total station rental", "Net, 3 m", "Kitchen bench"])("%s names none", (text) =>
  expect(namesSum(text)).toBe(false),
);
