import {
  endsTable,
  isCarriedForwardLine,
  isPayment,
  isSumLine,
  isTenderLine,
} from "@engine/stages/facts/sum-lines";
import type { DecimalMark } from "@engine/values/read-amount";
import { describe, expect, it } from "vitest";
import { sourcesOf } from "../../support/rows";

function lineAndRules(text: string, mark: DecimalMark = ".") {
  const { layout, labels } = sourcesOf(text, { mark });
  const [line] = layout.lines;
  if (!line) throw new Error("a line is wanted");
  return { line, rules: { mark, labels } };
}

const states = (text: string, mark: DecimalMark = ".") => {
  const { line, rules } = lineAndRules(text, mark);
  return isSumLine(line, rules);
};

describe("a line that states a sum", () => {
  it.each([
    "Subtotal          150.00",
    "GST 10%            15.00",
    "Total incl. GST   165.00",
    "Balance due       165.00",
    "TOTAL $165.00",
    "Zwischensumme     150.00",
    "Base imponible    150.00",
    "Total HT          150.00",
    "Imponibile        150.00",
    "Totaal            150.00",
  ])("%s", (text) => {
    expect(states(text)).toBe(true);
  });

  it.each([
    "Oak panel         120.00",
    "Subtotal",
    "Total Station theodolite rental      2     60.00     120.00",
    "Description       Total",
    "2041",
  ])("is not %s", (text) => {
    expect(states(text)).toBe(false);
  });

  it("is no row that names the tax in a cell behind its quantity and its price", () => {
    expect(states("Website hosting    2,00 h    43,26    TVA    86,52", ",")).toBe(false);
    expect(states("Two kites    TVA    86,52", ",")).toBe(true);
  });
});

describe("a line that carries a running sum", () => {
  const carries = (text: string, mark: DecimalMark = ".") => {
    const { line, rules } = lineAndRules(text, mark);
    return isCarriedForwardLine(line, rules);
  };

  it.each([
    "Carried forward    594.00",
    "Brought forward    594.00",
    "Übertrag    594.00",
    "Amount c/f    594.00",
  ])("%s", (text) => {
    expect(carries(text)).toBe(true);
  });

  it.each([
    "Carried forward",
    "Oak panel    594.00",
    "Transporte    594.00",
    "Carried forward by our own van from the yard in Newcastle to the site on Monday morning 594.00",
  ])("is not %s", (text) => {
    expect(carries(text)).toBe(false);
  });
});

describe("a line of a receipt that tells how it was paid", () => {
  it.each([
    "Cash 20.00",
    "Visa **** 1234   12.30",
    "Change 7.70",
    "Efectivo 20,00",
    "Kartenzahlung 20,00",
    "Bar EUR 20,00",
    "Zurück EUR 3,10",
    "Girocard 20,00",
    "Contant 20,00",
    "Terug EUR 3,10",
    "Betaald 20,00",
    "Dinheiro 20,00",
    "Troco 3,10",
    "Numerário 20,00",
    "Cartão 20,00",
  ])("%s", (text) => {
    expect(isTenderLine(lineAndRules(text).line)).toBe(true);
    expect(isPayment(text)).toBe(true);
  });

  it.each(["Bar      20,00", "Terug      3,10"])("%s, with the amount apart", (text) => {
    expect(isTenderLine(lineAndRules(text).line)).toBe(true);
  });

  it.each(["Coffee 4.50", "Barista set 20.00", "Terugslagklep 20,00", "Bar Centrale 20,00"])(
    "is not %s",
    (text) => {
      expect(isTenderLine(lineAndRules(text).line)).toBe(false);
    },
  );
});

it.each([
  ["Payment terms: 30 days", true],
  ["Bank details", true],
  ["Oak panel", false],
])("%s opens what follows a table: %s", (text, ends) => {
  expect(endsTable(lineAndRules(text).line)).toBe(ends);
});
