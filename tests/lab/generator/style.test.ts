import { describe, expect, it, test } from "vitest";
import type { Language, NumberFormat } from "../../../lab/generator/content/country-facts";
import { diceOf, seedOf } from "../../../lab/generator/dice";
import { amountInWords } from "../../../lab/generator/style/amount-in-words";
import {
  canonicalAmount,
  canonicalScaled,
  withoutTrailingZeros,
} from "../../../lab/generator/style/canonical";
import { formatDate } from "../../../lab/generator/style/format-date";
import { formatNumber } from "../../../lab/generator/style/format-number";
import { labelOf } from "../../../lab/generator/style/label-of";
import { english, type LabelName } from "../../../lab/generator/style/labels/english";

const languages: Language[] = ["en", "es", "de", "fr", "it", "nl", "pt"];

describe("a printed date", () => {
  const cases: [pattern: string, language: Language, printed: string, capitals?: boolean][] = [
    ["DD/MM/YYYY", "en", "03/02/2026"],
    ["M/D/YY", "en", "2/3/26"],
    ["DDD D MMM YYYY", "en", "Tue 3 Feb 2026"],
    ["MMMM Do, YYYY", "en", "February 3rd, 2026"],
    ["D-MMM-YY", "en", "3-FEB-26", true],
    ["D de MMMM de YYYY", "es", "3 de febrero de 2026"],
    ["DD-MMM-YYYY", "es", "03-feb-2026"],
    ["D. MMMM YYYY", "de", "3. Februar 2026"],
    ["D MMMM YYYY", "fr", "3 février 2026"],
    ["D MMMM YYYY", "pt", "3 fevereiro 2026"],
    ["YYYYMMDD", "nl", "20260203"],
  ];
  test.each(cases)("%s in %s is %s", (pattern, language, printed, capitals) => {
    expect(formatDate("2026-02-03", pattern, language, capitals)).toBe(printed);
  });

  it("has the ordinals of English", () => {
    const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31];
    expect(days.map((day) => formatDate(`2026-01-${String(day).padStart(2, "0")}`, "Do", "en"))).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "12th",
      "13th",
      "21st",
      "22nd",
      "23rd",
      "30th",
      "31st",
    ]);
  });

  test.each(languages)("has twelve months of their own in %s", (language) => {
    const names = Array.from({ length: 12 }, (_, month) =>
      formatDate(`2026-${String(month + 1).padStart(2, "0")}-01`, "MMMM", language),
    );
    expect(new Set(names).size).toBe(12);
    expect(names.every((name) => /^\p{L}{3,}$/u.test(name))).toBe(true);
  });
});

describe("a printed number", () => {
  const formats: Record<string, NumberFormat> = {
    american: { decimal: ".", group: "," },
    german: { decimal: ",", group: "." },
    french: { decimal: ",", group: " " },
    swiss: { decimal: ".", group: "'" },
    plain: { decimal: ".", group: "" },
    indian: { decimal: ".", group: ",", lakh: true },
  };
  const cases: [scaled: number, decimals: number, format: string, printed: string][] = [
    [123456789, 2, "american", "1,234,567.89"],
    [123456789, 2, "german", "1.234.567,89"],
    [123456789, 2, "french", "1 234 567,89"],
    [123456789, 2, "swiss", "1'234'567.89"],
    [123456789, 2, "plain", "1234567.89"],
    [123456789, 2, "indian", "12,34,567.89"],
    [99999, 2, "indian", "999.99"],
    [100000, 2, "indian", "1,000.00"],
    [5, 2, "american", "0.05"],
    [0, 2, "american", "0.00"],
    [-123456, 2, "american", "-1,234.56"],
    [1000, 0, "american", "1,000"],
    [999, 0, "american", "999"],
    [12345, 4, "german", "1,2345"],
  ];
  test.each(cases)("%d of %d decimals, %s: %s", (scaled, decimals, format, printed) => {
    expect(formatNumber(scaled, decimals, formats[format] as NumberFormat)).toBe(printed);
  });

  it("means its canonical form, whatever its marks", () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const dice = diceOf(seed);
      const scaled = dice.int(-9_999_999, 99_999_999);
      const { decimal, group, lakh } = dice.pick(Object.values(formats));
      const printed = formatNumber(scaled, 2, { decimal, group, ...(lakh && { lakh }) });
      const read = printed.replaceAll(group || "\0", "").replace(decimal, ".");
      expect(read).toBe(canonicalAmount(scaled));
    }
  });
});

describe("a canonical number", () => {
  it("has as many decimals as its scale", () => {
    expect(canonicalAmount(123450)).toBe("1234.50");
    expect(canonicalAmount(-5)).toBe("-0.05");
    expect(canonicalScaled(12345, 4)).toBe("1.2345");
    expect(canonicalScaled(12, 0)).toBe("12");
    expect(canonicalScaled(0, 3)).toBe("0.000");
  });

  it("loses zeros behind its point alone", () => {
    expect(["1.500", "1.00", "100", "0.25", "10.0"].map(withoutTrailingZeros)).toEqual([
      "1.5",
      "1",
      "100",
      "0.25",
      "10",
    ]);
  });
});

describe("an amount in words", () => {
  const cases: [cents: number, language: Language, currency: string, words: string][] = [
    [123456, "en", "USD", "Dollars One thousand two hundred thirty-four and fifty-six cents Only"],
    [100, "en", "USD", "Dollars One Only"],
    [1_500_000_00, "en", "USD", "Dollars One million five hundred thousand Only"],
    [123456700, "en", "INR", "Rupees Twelve lakh thirty-four thousand five hundred sixty-seven Only"],
    [10_00_00_000_00, "en", "INR", "Rupees Ten crore Only"],
    [2550, "en", "INR", "Rupees Twenty-five and fifty paise Only"],
    [123456, "es", "MXN", "(Mil doscientos treinta y cuatro pesos 56/100 M.N.)"],
    [10000, "es", "EUR", "(Cien euros 00/100)"],
    [2_100_000_00, "es", "MXN", "(Dos millones cien mil pesos 00/100 M.N.)"],
    [1_000_000_00, "es", "MXN", "(Un millón pesos 00/100 M.N.)"],
    [1605, "es", "EUR", "(Dieciséis euros 05/100)"],
  ];
  test.each(cases)("%d in %s %s is %s", (cents, language, currency, words) => {
    expect(amountInWords(cents, language, currency)).toBe(words);
  });
});

describe("the label of a value", () => {
  const names = Object.keys(english) as LabelName[];
  const values = { tax: "VAT", cur: "EUR", rate: "19" };

  test.each(languages)("is there in %s for everything that is printed, and filled in", (language) => {
    for (const name of names)
      for (let seed = 0; seed < 8; seed += 1) {
        const label = labelOf(name, language, seed, values);
        expect(label, name).toMatch(/\S/);
        expect(label, name).not.toMatch(/\{(tax|cur|rate)\}/);
      }
  });

  it("is the same for the same seed and not always the same for others", () => {
    const labels = Array.from({ length: 20 }, (_, seed) => labelOf("invoiceNumber", "en", seed));
    expect(Array.from({ length: 20 }, (_, seed) => labelOf("invoiceNumber", "en", seed))).toEqual(labels);
    expect(new Set(labels).size).toBeGreaterThan(3);
  });
});

describe("dice", () => {
  it("throw the same for the same seed and stream, and otherwise for others", () => {
    const throwsOf = (seed: number, stream?: string) => {
      const dice = diceOf(seed, stream);
      return Array.from({ length: 5 }, () => dice.int(0, 1_000_000));
    };
    expect(throwsOf(4, "who")).toEqual(throwsOf(4, "who"));
    expect(throwsOf(4, "who")).not.toEqual(throwsOf(4, "what"));
    expect(throwsOf(4, "who")).not.toEqual(throwsOf(5, "who"));
    expect(seedOf(1, "2/3")).toBe(seedOf(1, "2/3"));
  });

  it("stay within their bounds and reach both", () => {
    const dice = diceOf(1);
    const thrown = Array.from({ length: 500 }, () => dice.int(3, 6));
    expect(new Set(thrown)).toEqual(new Set([3, 4, 5, 6]));
  });

  it("follow chances and weights", () => {
    const dice = diceOf(2);
    const rare = Array.from({ length: 4000 }, () => dice.chance(0.1)).filter(Boolean).length;
    expect(rare).toBeGreaterThan(320);
    expect(rare).toBeLessThan(480);
    const heavy = Array.from({ length: 4000 }, () =>
      dice.weighted([
        [3, "heavy"],
        [1, "light"],
        [0, "never"],
      ]),
    );
    expect(heavy.filter((one) => one === "heavy").length / 4000).toBeCloseTo(0.75, 1);
    expect(heavy).not.toContain("never");
  });

  it("shuffle without losing anything", () => {
    const list = Array.from({ length: 30 }, (_, index) => index);
    const shuffled = diceOf(3).shuffled(list);
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(list);
  });

  it("fill patterns, and keep what is none", () => {
    for (let seed = 0; seed < 50; seed += 1)
      expect(diceOf(seed).fill("INV-^##/@ ~7")).toMatch(/^INV-[1-9]\d\d\/[A-HJ-NP-Z] #7$/);
  });

  it("refuse to pick from nothing", () => {
    expect(() => diceOf(1).pick([])).toThrow("nothing to pick from");
  });
});
