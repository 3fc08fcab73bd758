import { describe, expect, it, test } from "vitest";
import { countryOf } from "../../../../lab/generator/content/countries";
import type { Deal } from "../../../../lab/generator/content/deal";
import { habitsOf, makeDeal } from "../../../../lab/generator/content/make-deal";
import { partyOf } from "../../../../lab/generator/content/party";
import { diceOf } from "../../../../lab/generator/dice";
import type { Composer } from "../../../../lab/generator/layouts/composer";
import { itemColumns } from "../../../../lab/generator/layouts/item-columns";
import { itemTable } from "../../../../lab/generator/layouts/item-table";
import { taxLabel, totalEntries } from "../../../../lab/generator/layouts/total-entries";
import { type TotalsForm, totalsBlock } from "../../../../lab/generator/layouts/totals-block";
import { aComposer, inksOn, lowestOn, marksIn, shown, textOn } from "./a-composer";

const countries = ["US", "CA", "MX", "GB", "DE", "FR", "IT", "ES", "CH", "IN", "AU", "MY"];
const seeds = Array.from({ length: 6 }, (_, seed) => seed);
const dealOf = (code: string, seed: number): Deal => {
  const dice = diceOf(seed, code);
  const country = countryOf(diceOf(1), [code]);
  return makeDeal(partyOf(country, dice), habitsOf(country, dice), dice, country);
};
const drawn = (code: string, seed: number): { composer: Composer; deal: Deal } => ({
  composer: aComposer(code, seed),
  deal: dealOf(code, seed),
});
const cents = (value: string | undefined) => Math.round(Number(value) * 100);

describe.each(countries)("the totals of a sale in %s", (code) => {
  const all = seeds.map((seed) => {
    const { composer, deal } = drawn(code, seed);
    return { deal, entries: totalEntries(composer, deal) };
  });

  it("end with what is paid in all, or is still due", () => {
    for (const { deal, entries } of all) {
      const marks = entries.map(({ value }) => marksIn(value));
      expect(marks.filter((one) => "total" in one)).toEqual([
        expect.objectContaining({ total: (deal.total / 100).toFixed(2) }),
      ]);
      const due = marks.find((one) => "amountDue" in one)?.amountDue;
      if (due !== undefined) expect(cents(due)).toBe(deal.amountDue);
    }
  });

  it("name the tax once, or in parts that add up to it", () => {
    for (const { deal, entries } of all) {
      const marks = entries.flatMap(({ value }) => Object.entries(marksIn(value)));
      const whole = marks.filter(([key]) => key === "tax");
      const parts = marks.filter(([key]) => key.startsWith("+tax:"));
      expect(whole.length > 0 && parts.length > 0).toBe(false);
      if (whole.length > 0) expect(whole.map(([, value]) => cents(value))).toEqual([deal.tax]);
      if (parts.length > 0) expect(parts.reduce((sum, [, value]) => sum + cents(value), 0)).toBe(deal.tax);
    }
  });

  it("have a net amount that is the deal's, and a label for every amount", () => {
    for (const { deal, entries } of all)
      for (const { label, value } of entries) {
        expect(label).toMatch(/\S/);
        expect(label).not.toMatch(/[{}]|undefined|NaN/);
        expect(shown(value)).toMatch(/\d[.,]\d\d/);
        const { subTotal } = marksIn(value);
        if (subTotal !== undefined) expect(cents(subTotal)).toBe(deal.subTotal);
      }
  });

  it("let what matters most stand out, and nothing else", () => {
    for (const { entries } of all)
      for (const { strong, value } of entries)
        expect(strong).toBe("total" in marksIn(value) || "amountDue" in marksIn(value));
  });
});

describe("the totals of one sale", () => {
  const base = dealOf("DE", 4);
  const of = (changed: Partial<Deal>, seed = 4) => {
    const composer = aComposer("DE", seed);
    return totalEntries(composer, { ...base, charges: [], withheld: undefined, ...changed }, false);
  };

  it("say what was paid already, and what is left", () => {
    const [, due] = of({ total: 10_000, prepaid: 4_000, amountDue: 6_000 }).slice(-2);
    expect(marksIn(due?.value ?? [])).toMatchObject({ amountDue: "60.00" });
  });

  it("show rounding and tax withheld with their sign", () => {
    const texts = of({ rounding: -3, withheld: { name: "IRPF -15%", amount: 1_500 } }).map(
      ({ label, value }) => `${label} ${shown(value)}`,
    );
    expect(texts.some((text) => /IRPF -15%.*(-|\().*15/.test(text))).toBe(true);
    expect(texts.some((text) => /0[.,]03/.test(text))).toBe(true);
  });

  it("say “zero” or nothing about a tax that there is not", () => {
    for (const seed of seeds) {
      const taxes = of({ taxes: [], tax: 0 }, seed).flatMap(({ value }) =>
        Object.entries(marksIn(value)).filter(([key]) => key === "tax"),
      );
      expect(taxes.every(([, value]) => value === "0.00")).toBe(true);
    }
  });
});

describe("the label of a tax", () => {
  test.each([
    ["US", { name: "Sales Tax", percent: 8.25 }, /8\.25/],
    ["DE", { name: "MwSt.", percent: 19 }, /19(?![.,]\d)/],
    ["FR", { name: "TVA", percent: 5.5 }, /5,5/],
    ["CA", { name: "QST", percent: 9.975 }, /9\.975/],
  ])("in %s names it, with its rate where it says one", (code, tax, rate) => {
    for (const seed of seeds) {
      const text = taxLabel(aComposer(code, seed), { ...tax, base: 100, amount: 8 });
      expect(text.toLowerCase()).toContain(tax.name.toLowerCase());
      if (/\d/.test(text)) expect(text).toMatch(rate);
      expect(text).not.toMatch(/[{}]/);
    }
  });
});

describe.each(countries)("the item table of a sale in %s", (code) => {
  it("has each column once, with the description, the amount, and marks of its own in every cell", () => {
    for (const seed of seeds) {
      const { composer, deal } = drawn(code, seed);
      const columns = itemColumns(composer, deal);
      const names = columns.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(["description", "netTotal"]));
      expect(columns.filter(({ share }) => share === 0)).toHaveLength(1);
      const keys = deal.lines.flatMap((line, index) =>
        columns.flatMap((column) => Object.keys(marksIn(column.cell(line, index)))),
      );
      const own = keys.filter((key) => key !== "currency");
      expect(new Set(own).size).toBe(own.length);
      expect(own.every((key) => /^line:\d+:\w+$/.test(key))).toBe(true);
    }
  });

  it("says what the line says", () => {
    for (const seed of seeds) {
      const { composer, deal } = drawn(code, seed);
      const columns = itemColumns(composer, deal);
      deal.lines.forEach((line, index) => {
        const said = Object.assign({}, ...columns.map((column) => marksIn(column.cell(line, index))));
        const value = (field: string) => said[`line:${index}:${field}`] as string | undefined;
        expect(value("description")).toBe(line.description);
        expect(cents(value("netTotal"))).toBe(deal.taxIncluded ? line.net + line.tax : line.net);
        if (value("quantity")) expect(Number(value("quantity"))).toBeCloseTo(line.quantity, 3);
        if (value("unitPrice")) expect(Math.round(Number(value("unitPrice")) * 10_000)).toBe(line.unitPrice);
        if (value("taxRate")) expect(Number(value("taxRate"))).toBe(line.rate.percent);
        if (value("lineTax")) expect(cents(value("lineTax"))).toBe(line.tax);
        if (value("itemCode")) expect(value("itemCode")).toBe(line.code);
      });
    }
  });

  it("has columns beside each other over the whole width", () => {
    for (const seed of seeds) {
      const { composer, deal } = drawn(code, seed);
      const { columns, bottom } = itemTable(composer, deal, 120, () => {
        composer.sheet.turnPage();
        return 60;
      });
      expect(columns[0]?.left).toBeCloseTo(composer.left);
      expect(columns.at(-1)?.right).toBeCloseTo(composer.right);
      for (const [index, { left }] of columns.slice(1).entries())
        expect(left).toBeCloseTo(columns[index]?.right ?? 0);
      for (const { left, right } of columns) expect(right - left).toBeGreaterThan(5);
      expect(bottom).toBeGreaterThan(lowestOn(composer, composer.sheet.pages));
    }
  });

  it("prints every amount once, over as many pages as it needs", () => {
    for (const seed of seeds.slice(0, 2)) {
      const { composer, deal } = drawn(code, seed);
      const lines = [...deal.lines, ...deal.lines, ...deal.lines].slice(0, 60);
      itemTable(composer, { ...deal, lines }, 120, () => {
        composer.sheet.turnPage();
        return 60;
      });
      const amounts = inksOn(composer).flatMap(({ marks }) =>
        marks.filter(({ key }) => key.endsWith(":netTotal")).map(({ key }) => key),
      );
      expect(new Set(amounts).size).toBe(lines.length);
      for (let page = 1; page <= composer.sheet.pages; page += 1)
        expect(lowestOn(composer, page)).toBeLessThan(composer.bottom + 1);
    }
  });
});

describe("totals below a table", () => {
  const forms: TotalsForm[] = ["right", "wide", "left", "columns", "boxed", "row", "grid"];
  test.each(forms)("as %s are all printed, below it, above their bottom", (form) => {
    for (const code of ["US", "DE", "IN"])
      for (const seed of seeds.slice(0, 4)) {
        const { composer, deal } = drawn(code, seed);
        const short = { ...deal, lines: deal.lines.slice(0, 3) };
        const table = itemTable(composer, short, 100, () => 100);
        const before = inksOn(composer).length;
        const bottom = totalsBlock(composer, short, table, form, false);
        const inks = inksOn(composer).slice(before);
        const wanted = totalEntries(aComposer(code, seed), short);
        expect(inks.length).toBeGreaterThanOrEqual(wanted.length);
        const text = textOn(composer);
        for (const { label } of wanted) expect(text).toContain(label.replace(/\s+/g, " "));
        for (const { baseline } of inks) {
          expect(baseline).toBeGreaterThan(table.bottom);
          expect(baseline).toBeLessThan(bottom + 1);
        }
      }
  });
});
