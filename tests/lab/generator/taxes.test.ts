import { describe, expect, it, test } from "vitest";
import { countryOf } from "../../../lab/generator/content/countries";
import type { TaxRate } from "../../../lab/generator/content/country-facts";
import type { DealLine } from "../../../lab/generator/content/deal";
import { documentNumber } from "../../../lab/generator/content/document-number";
import { taxesOf } from "../../../lab/generator/content/taxes";
import { type Dice, diceOf } from "../../../lab/generator/dice";

const rate = (percent: number, name = "VAT"): TaxRate => ({ percent, name });
/** Dice of which every chance comes true, or none does, and that pick the first. */
const dice = (lucky: boolean): Dice => ({
  ...diceOf(1),
  chance: () => lucky,
  pick: (list) => list[0] as (typeof list)[number],
});
const line = (net: number, of: TaxRate, tax = Math.round((net * of.percent) / 100)): DealLine => ({
  code: "",
  description: "",
  note: "",
  quantity: 1,
  unit: "each",
  unitPrice: net * 100,
  discountPercent: 0,
  net,
  tax,
  rate: of,
  date: "2026-01-01",
  hsn: "",
});
type Sale = Parameters<typeof taxesOf>[0];
const sale = (code: string, lines: DealLine[], changed: Partial<Sale> = {}): Sale => ({
  country: countryOf(diceOf(1), [code]),
  lines,
  charges: 0,
  exempt: false,
  main: lines[0]?.rate ?? rate(0),
  taxIncluded: false,
  dice: dice(false),
  ...changed,
});

describe("the taxes of a sale", () => {
  const [full, reduced] = [rate(20), rate(5)];

  it("are one for each rate, the highest first, each on the sum of its lines", () => {
    const { taxes, tax, subTotal } = taxesOf(
      sale("GB", [line(1_000, reduced), line(3_000, full), line(333, full)]),
    );
    expect(taxes).toEqual([
      { name: "VAT", percent: 20, base: 3_333, amount: 667 },
      { name: "VAT", percent: 5, base: 1_000, amount: 50 },
    ]);
    expect([subTotal, tax]).toEqual([4_333, 717]);
  });

  it("are rounded by rate, not by line", () => {
    const thirds = [line(33, full), line(33, full), line(33, full)];
    expect(taxesOf(sale("GB", thirds)).tax).toBe(20);
    expect(thirds.reduce((sum, { tax }) => sum + tax, 0)).toBe(21);
  });

  it("are what the lines say where prices contain them", () => {
    const lines = [line(33, full), line(33, full), line(33, full)];
    expect(taxesOf(sale("GB", lines, { taxIncluded: true })).tax).toBe(21);
  });

  it("are levied on charges at the main rate, or at the only one", () => {
    const lines = [line(1_000, reduced), line(3_000, full)];
    expect(taxesOf(sale("GB", lines, { charges: 500, main: full })).taxes.map(({ base }) => base)).toEqual([
      3_500, 1_000,
    ]);
    expect(taxesOf(sale("GB", [line(1_000, reduced)], { charges: -100, main: full })).taxes).toEqual([
      { name: "VAT", percent: 5, base: 900, amount: 45 },
    ]);
  });

  it("are none of an exempt sale, which has a net amount all the same", () => {
    const exempt = taxesOf(sale("GB", [line(1_000, full)], { exempt: true, charges: 250 }));
    expect(exempt).toEqual({ subTotal: 1_250, taxes: [], tax: 0, withheld: undefined });
  });
});

describe("where a country levies more than one", () => {
  test.each([
    [1_800, [900, 900]],
    [1_801, [901, 900]],
  ])("India halves %d, an odd paisa going to the first", (amount, halves) => {
    const { taxes, tax } = taxesOf(sale("IN", [line(10_003, rate(18), amount)], { taxIncluded: true }));
    expect(taxes.map(({ name, percent }) => [name, percent])).toEqual([
      ["CGST", 9],
      ["SGST", 9],
    ]);
    expect(taxes.map(({ amount: half }) => half)).toEqual(halves);
    expect(tax).toBe(amount);
  });

  it("India has one between its states, and nothing to halve where nothing is levied", () => {
    const names = (of: Sale) => taxesOf(of).taxes.map(({ name }) => name);
    expect(names(sale("IN", [line(1_000, rate(18))], { dice: dice(true) }))).toEqual(["IGST"]);
    expect(names(sale("IN", [line(1_000, rate(0, "Nil"))]))).toEqual(["Nil"]);
  });

  it("Canada may add a province's to its own, on the same base", () => {
    const { taxes } = taxesOf(sale("CA", [line(10_000, rate(5, "GST"))], { dice: dice(true) }));
    expect(taxes).toEqual([
      { name: "GST", percent: 5, base: 10_000, amount: 500 },
      { name: "PST", percent: 7, base: 10_000, amount: 700 },
    ]);
    expect(taxesOf(sale("CA", [line(10_000, rate(13, "HST"))], { dice: dice(true) })).taxes).toHaveLength(1);
  });
});

describe("tax on income that is withheld", () => {
  test.each([
    ["ES", { name: "IRPF -15%", amount: 1_500 }],
    ["MX", { name: "ISR Ret. 10%", amount: 1_000 }],
    ["DE", undefined],
  ])("in %s is %j", (code, withheld) => {
    const lines = [line(10_000, rate(16))];
    expect(taxesOf(sale(code, lines, { dice: dice(true) })).withheld).toEqual(withheld);
    expect(taxesOf(sale(code, lines, { dice: dice(false) })).withheld).toBeUndefined();
    expect(taxesOf(sale(code, lines, { dice: dice(true), taxIncluded: true })).withheld).toBeUndefined();
  });
});

describe("the number of a document", () => {
  it("can be filled, and has a digit that counts", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const pattern = documentNumber(diceOf(seed));
      const filled = diceOf(seed)
        .fill(pattern)
        .replace(/YYYY|YY|MM/g, "");
      expect(filled, pattern).toMatch(/\d{3}/);
      expect(filled, pattern).not.toMatch(/[#^@~]/);
    }
  });
});
