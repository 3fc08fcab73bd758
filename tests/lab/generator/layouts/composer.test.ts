import { describe, expect, it, test } from "vitest";
import { isEmpty } from "../../../../lab/generator/layouts/composer";
import type { Style } from "../../../../lab/generator/style/style";
import { aComposer, marksIn, shown } from "./a-composer";

const plainMoney: Style["money"] = { before: "", after: "", on: "none" };
const dollars: Style["money"] = { before: "$", after: "", on: "all" };
const euros: Style["money"] = { before: "", after: " €", on: "all" };
const american = { decimal: ".", group: "," } as const;
const german = { decimal: ",", group: "." } as const;

describe("a printed amount", () => {
  type Where = "cell" | "total" | "grand";
  const cases: [what: string, style: Partial<Style>, cents: number, where: Where, printed: string][] = [
    ["without a sign", { money: plainMoney, numbers: american }, 123456, "cell", "1,234.56"],
    ["of nothing", { money: plainMoney, numbers: american }, 0, "cell", "0.00"],
    ["of less than a unit", { money: plainMoney, numbers: german }, 7, "cell", "0,07"],
    ["in dollars", { money: dollars, numbers: american }, 123456, "cell", "$1,234.56"],
    [
      "in dollars with a space",
      { money: { ...dollars, before: "$ " }, numbers: american },
      500,
      "cell",
      "$ 5.00",
    ],
    ["in euros", { money: euros, numbers: german }, 123456, "cell", "1.234,56 €"],
    [
      "in euros close behind",
      { money: { ...euros, after: "€" }, numbers: german },
      123456,
      "cell",
      "1.234,56€",
    ],
    [
      "on totals alone: a cell",
      { money: { ...dollars, on: "totals" }, numbers: american },
      100,
      "cell",
      "1.00",
    ],
    [
      "on totals alone: a total",
      { money: { ...dollars, on: "totals" }, numbers: american },
      100,
      "total",
      "$1.00",
    ],
    [
      "on totals alone: the last",
      { money: { ...dollars, on: "totals" }, numbers: american },
      100,
      "grand",
      "$1.00",
    ],
    [
      "on the last alone: a total",
      { money: { ...dollars, on: "grand-total" }, numbers: american },
      100,
      "total",
      "1.00",
    ],
    [
      "on the last alone: it",
      { money: { ...dollars, on: "grand-total" }, numbers: american },
      100,
      "grand",
      "$1.00",
    ],
    ["below zero in front", { money: plainMoney, numbers: american, minus: "front" }, -500, "cell", "-5.00"],
    ["below zero behind", { money: plainMoney, numbers: american, minus: "back" }, -500, "cell", "5.00-"],
    [
      "below zero in brackets",
      { money: plainMoney, numbers: american, minus: "brackets" },
      -500,
      "cell",
      "(5.00)",
    ],
    ["in euros behind a minus", { money: euros, numbers: german, minus: "back" }, -500, "cell", "5,00- €"],
    ["in euros in brackets", { money: euros, numbers: german, minus: "brackets" }, -500, "cell", "(5,00) €"],
    [
      "in dollars in brackets",
      { money: dollars, numbers: american, minus: "brackets" },
      -500,
      "cell",
      "($5.00)",
    ],
  ];
  test.each(cases)("%s", (_, style, cents, where, printed) => {
    const composer = aComposer("US", 3, style);
    expect(shown(composer.amount(cents, "total", where))).toBe(printed);
  });

  test.each([
    [2, "-$5.00"],
    [3, "$-5.00"],
  ])("has its minus before or behind the sign, the same for a vendor (seed %d)", (seed, printed) => {
    const composer = aComposer("US", seed, { money: dollars, numbers: american, minus: "front" });
    expect(shown(composer.amount(-500, "total", "cell"))).toBe(printed);
  });

  it("is marked with what it means, and its sign with the currency", () => {
    const composer = aComposer("US", 3, { money: dollars, minus: "brackets", currency: "USD" });
    expect(marksIn(composer.amount(-123450, "total ?amountDue", "grand"))).toEqual({
      currency: "USD",
      total: "-1234.50",
      "?amountDue": "-1234.50",
    });
  });

  it("is nobody's field without a key", () => {
    const composer = aComposer("US", 3, { money: plainMoney });
    expect(marksIn(composer.amount(500, undefined, "total"))).toEqual({});
  });

  it("is a value of its own each time: places are not mixed up", () => {
    const composer = aComposer("US", 3, { money: plainMoney });
    const groups = [1, 2].flatMap(() =>
      composer
        .amount(500, "total", "cell")
        .flatMap((piece) => (typeof piece === "string" ? [] : piece.marks)),
    );
    expect(new Set(groups.map(({ group }) => group)).size).toBe(2);
  });
});

describe("a label", () => {
  test.each([
    ["Total", ":", "Total:"],
    ["Total", "", "Total"],
    ["Total", " :", "Total :"],
    ["Total:", ":", "Total:"],
    ["Paid?", ":", "Paid?"],
    ["Invoice #", ":", "Invoice #"],
  ])("%s with the style's “%s” stands as %s beside its value", (label, colon, printed) => {
    expect(aComposer("US", 1, { colon }).beside(label)).toBe(printed);
  });

  it("is written in the style's letters", () => {
    const as = (labelCase: Style["labelCase"]) => aComposer("US", 5, { labelCase }).label("invoiceNumber");
    const asIs = as("as-is");
    expect(as("upper")).toBe(asIs.toUpperCase());
    expect(as("lower")).toBe(asIs.charAt(0) + asIs.slice(1).toLowerCase());
  });

  it("stands in English, too, on bilingual paper", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const [own, both] = [false, true].map((bilingual) =>
        aComposer("DE", seed, { bilingual, labelCase: "as-is" }).label("dueDate"),
      );
      if (own === undefined || own.length >= 24) continue;
      expect(both?.startsWith(`${own} / `)).toBe(true);
      expect(both?.length).toBeGreaterThan(own.length + 3);
    }
  });

  it("is filled with what it is asked with", () => {
    const texts = Array.from({ length: 12 }, (_, seed) =>
      aComposer("US", seed, { labelCase: "as-is" }).label("termsDays", { n: "45" }),
    );
    for (const text of texts) expect(text).toMatch(/45/);
    for (const text of texts) expect(text).not.toMatch(/[{}]/);
  });
});

describe("the name of the tax", () => {
  it("is bare of rates and of words around it in every country", () => {
    for (const code of ["US", "GB", "DE", "AT", "CH", "FR", "BE", "IT", "ES", "PT", "NL", "IN", "AU", "MX"])
      for (let seed = 0; seed < 12; seed += 1) {
        const { tax } = aComposer(code, seed);
        expect(tax, code).toMatch(/^\S/);
        expect(tax, code).not.toMatch(/[%@]|\d|^(zzgl|Plus|Total|Cuota|Importe)\b/i);
      }
  });
});

describe("what a vendor chose", () => {
  it("is the same on all its documents, and not the same for all vendors", () => {
    const choice = (seed: number) => aComposer("US", seed).choose("layout.gap", [1, 2, 3, 4, 5, 6, 7, 8]);
    const choices = Array.from({ length: 30 }, (_, seed) => choice(seed));
    expect(Array.from({ length: 30 }, (_, seed) => choice(seed))).toEqual(choices);
    expect(new Set(choices).size).toBeGreaterThan(4);
  });

  it("does not depend on what else it is asked for", () => {
    const one = aComposer("US", 9);
    const other = aComposer("US", 9);
    other.choose("something", [1, 2]);
    other.chance("else", 0.5);
    expect(other.choose("gap", [1, 2, 3, 4])).toBe(one.choose("gap", [1, 2, 3, 4]));
  });
});

describe("letters", () => {
  it("of a text printer are not stretched wide", () => {
    const stretch = (family: Style["family"], wanted: number) =>
      aComposer("US", 1, { family, stretch: wanted }).font().stretch;
    expect([stretch("mono", 1.08), stretch("mono", 0.88), stretch("sans", 1.08)]).toEqual([0.92, 0.88, 1.08]);
  });

  it("are scaled with their line", () => {
    const composer = aComposer("US", 1, { size: 10, leading: 1.2 });
    expect([composer.font(1.5).size, composer.lineHeight(), composer.lineHeight(2)]).toEqual([15, 12, 24]);
  });
});

describe("dates and numbers", () => {
  it("carry what they mean beside how they are written", () => {
    const composer = aComposer("DE", 1, { datePattern: "DD.MM.YYYY", numbers: german });
    const date = composer.date("2026-02-03", "invoiceDate");
    expect([shown([date]), marksIn([date])]).toEqual(["03.02.2026", { invoiceDate: "2026-02-03" }]);
    const number = composer.number(12345, 3, "quantity", "12.345");
    expect([shown([number]), marksIn([number])]).toEqual(["12,345", { quantity: "12.345" }]);
    expect(composer.date("2026-02-03")).toBe("03.02.2026");
  });
});

test.each([
  [[], true],
  [[" "], true],
  [["", { text: "  ", marks: [] }], true],
  [["", { text: "1", marks: [] }], false],
])("%j is empty: %s", (pieces, expected) => {
  expect(isEmpty(pieces)).toBe(expected);
});
