import { describe, expect, it, test } from "vitest";
import { bankOf, makeStatement } from "../../../../lab/generator/content/bank/statement";
import { countryOf } from "../../../../lab/generator/content/countries";
import type { Language } from "../../../../lab/generator/content/country-facts";
import { partyOf } from "../../../../lab/generator/content/party";
import { makePurchase } from "../../../../lab/generator/content/retail/purchase";
import { diceOf } from "../../../../lab/generator/dice";
import { receiptFamilies } from "../../../../lab/generator/layouts/receipt-families";
import { receiptItems } from "../../../../lab/generator/layouts/receipt-items";
import { rollOf } from "../../../../lab/generator/layouts/roll";
import { statementFamilies } from "../../../../lab/generator/layouts/statement-families";
import { statementTable } from "../../../../lab/generator/layouts/statement-table";
import { closingWords, slogan } from "../../../../lab/generator/layouts/surroundings";
import { bankLabels } from "../../../../lab/generator/style/labels/bank-labels";
import { aComposer, inksOn, lowestOn, textOn } from "./a-composer";

const seeds = Array.from({ length: 5 }, (_, seed) => seed);
const cents = (value: string | undefined) => Math.round(Number(value) * 100);

describe.each(statementFamilies)("the movements of $name", (family) => {
  const drawn = seeds.map((seed) => {
    const composer = aComposer("GB", seed);
    const bank = bankOf(countryOf(diceOf(1), ["GB"]), diceOf(seed, "bank"));
    const statement = makeStatement(bank, family.card, diceOf(seed, "statement"));
    const label = (name: keyof (typeof bankLabels)["en"]) => bankLabels.en[name][0] ?? name;
    const bottom = statementTable(composer, statement, family, 150, label);
    const marks = inksOn(composer).flatMap((ink) => ink.marks);
    return { composer, statement, bottom, marks };
  });

  it("are all there, each with its date, words and amount", () => {
    for (const { statement, marks } of drawn)
      statement.movements.forEach(({ amount, description }, index) => {
        const of = (column: string) => marks.filter(({ key }) => key === `line:${index}:${column}`);
        expect(new Set(of("amount").map(({ value }) => cents(value)))).toEqual(new Set([amount]));
        expect(new Set(of("description").map(({ value }) => value))).toEqual(new Set([description]));
        expect(of("date").length).toBeGreaterThan(0);
      });
  });

  it("have a balance beside them that is theirs, or none", () => {
    for (const { statement, marks } of drawn)
      for (const { key, value } of marks) {
        const [, index, column] = /^line:(\d+):(\w+)$/.exec(key) ?? [];
        if (column === "balance") expect(cents(value)).toBe(statement.movements[Number(index)]?.balance);
      }
  });

  it("stay on their pages", () => {
    for (const { composer, bottom } of drawn) {
      for (let page = 1; page <= composer.sheet.pages; page += 1)
        expect(lowestOn(composer, page)).toBeLessThan(composer.sheet.height);
      expect(bottom).toBeGreaterThan(lowestOn(composer, composer.sheet.pages));
    }
  });

  it("are summed where they are parted into what came and what went", () => {
    if (family.columns !== "sections") return;
    for (const { statement, marks } of drawn) {
      const sumOf = (sign: number) =>
        statement.movements
          .filter(({ amount }) => Math.sign(amount) === sign)
          .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
      const said = Object.fromEntries(marks.map(({ key, value }) => [key, cents(value)]));
      // On a card what went is what was bought.
      const [came, went] = statement.isCard ? [-1, 1] : [1, -1];
      if (sumOf(came) > 0) expect(said.totalCredits).toBe(sumOf(came));
      if (sumOf(went) > 0) expect(said.totalDebits).toBe(sumOf(went));
    }
  });

  it("begin with the balance that was brought forward, where the family says so", () => {
    for (const { statement, marks } of drawn) {
      const opening = marks.find(({ key }) => key === "openingBalance");
      if (family.forwardRow && family.columns !== "sections")
        expect(cents(opening?.value)).toBe(statement.opening);
      else expect(opening).toBeUndefined();
    }
  });
});

describe.each(receiptFamilies.filter(({ items }) => items !== "none"))("the items of $name", (family) => {
  const drawn = seeds.map((seed) => {
    const composer = aComposer("GB", seed, { page: { width: 226, height: 3000 }, margin: 14, size: 8 });
    const habits = { number: "######", taxIncluded: true, codes: "^####", exempt: false, capitals: true };
    const vendor = partyOf(countryOf(diceOf(1), ["GB"]), diceOf(seed, "who"));
    const purchase = makePurchase(vendor, habits, diceOf(seed, "purchase"));
    receiptItems(rollOf(composer), purchase, family);
    const marks = inksOn(composer).flatMap((ink) => ink.marks);
    return { composer, purchase, marks };
  });

  it("have a name and an amount each, in their order", () => {
    for (const { purchase, marks } of drawn) {
      const amounts = marks.filter(({ key }) => key.endsWith(":netTotal"));
      expect(amounts.map(({ value }) => cents(value))).toEqual(purchase.lines.map(({ amount }) => amount));
      const names = marks.filter(({ key }) => key.endsWith(":description"));
      expect(new Set(names.map(({ key }) => key)).size).toBe(purchase.lines.length);
    }
  });

  it("say a quantity and a price that make the amount", () => {
    for (const { purchase, marks } of drawn)
      purchase.lines.forEach(({ quantity, price }, index) => {
        const of = (column: string) => marks.find(({ key }) => key === `line:${index}:${column}`)?.value;
        const [said, at] = [of("quantity"), of("unitPrice")];
        if (said !== undefined) expect(Number(said)).toBeCloseTo(quantity, 3);
        if (at !== undefined) expect(cents(at)).toBe(price);
      });
  });

  it("go down the roll, and not off its sides", () => {
    for (const { composer } of drawn) {
      const baselines = inksOn(composer).map(({ baseline }) => baseline);
      expect(baselines).toEqual([...baselines].sort((a, b) => a - b));
      for (const { x } of inksOn(composer)) expect(x).toBeGreaterThanOrEqual(4);
    }
  });
});

describe("a roll", () => {
  const roll = () => {
    const composer = aComposer("US", 1, {
      page: { width: 226, height: 3000 },
      margin: 14,
      size: 8,
      leading: 1.25,
    });
    return { composer, roll: rollOf(composer) };
  };

  it("goes on by a line, by a larger one for larger letters, or by a gap", () => {
    const { composer, roll: on } = roll();
    on.line("one");
    on.line("two", "left", 2);
    on.gap(3);
    on.line("three");
    expect(inksOn(composer).map(({ baseline }) => baseline)).toEqual([24, 44, 84]);
  });

  it("has a text at the left and one at the right of the same line", () => {
    const { composer, roll: on } = roll();
    on.spread("TOTAL", "9.00");
    const [left, right] = inksOn(composer);
    expect(left?.baseline).toBe(right?.baseline);
    expect(left?.x).toBe(composer.left);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(composer.right);
  });

  it("has columns at parts of its width", () => {
    const { composer, roll: on } = roll();
    on.columns([
      { at: 0, pieces: ["a"], right: false },
      { at: 0.5, pieces: ["b"], right: true },
      { at: 1, pieces: ["c"], right: true },
    ]);
    const ends = inksOn(composer).map(({ x, width, text }) => (text === "a" ? x : x + width));
    expect(ends.map((end) => Math.round(end))).toEqual([
      14,
      Math.round(14 + (composer.right - 14) / 2),
      Math.round(composer.right),
    ]);
  });
});

describe("words around a paper", () => {
  const languages: [Language, string][] = [
    ["en", "US"],
    ["es", "ES"],
    ["de", "DE"],
    ["fr", "FR"],
    ["it", "IT"],
    ["nl", "NL"],
    ["pt", "PT"],
  ];
  test.each(languages)("in %s: a closing sentence names the owner, whole and marked", (_, code) => {
    for (const seed of seeds) {
      const composer = aComposer(code, seed);
      closingWords(composer, "vendorName", "Larkmoor Timber Ltd", 400);
      expect(textOn(composer)).toContain("Larkmoor Timber Ltd");
      expect(textOn(composer)).not.toMatch(/[{}]/);
      const marks = inksOn(composer).flatMap((ink) => ink.marks);
      expect(marks.map(({ key, value }) => [key, value])).toEqual([["vendorName", "Larkmoor Timber Ltd"]]);
    }
  });

  test.each(languages)("in %s: a slogan is nobody's name, and stays in its area", (_, code) => {
    for (const seed of seeds) {
      const composer = aComposer(code, seed);
      const area = { left: composer.left, right: composer.left + 200 };
      const bottom = slogan(composer, area, 50);
      expect(bottom).toBeGreaterThan(lowestOn(composer));
      for (const { x, width, marks } of inksOn(composer)) {
        expect(marks).toEqual([]);
        expect(x).toBeGreaterThanOrEqual(area.left - 1);
        expect(x + width).toBeLessThanOrEqual(area.right + 1);
      }
    }
  });
});

test("an amount in a table of movements means what moved, whatever is printed", () => {
  const composer = aComposer("GB", 1);
  const statement = makeStatement(
    bankOf(countryOf(diceOf(1), ["GB"]), diceOf(1, "bank")),
    false,
    diceOf(2, "statement"),
  );
  const family = statementFamilies.find(({ columns }) => columns === "debit-credit-balance");
  if (!family) throw new Error("no such family");
  const label = (name: keyof (typeof bankLabels)["en"]) => bankLabels.en[name][0] ?? name;
  statementTable(composer, statement, family, 150, label);
  for (const { text, marks } of inksOn(composer))
    for (const { key, value } of marks)
      if (key.endsWith(":amount")) {
        expect(text).not.toContain("-");
        expect(Math.abs(cents(value))).toBe(Number(text.replace(/\D/g, "")));
      }
});
