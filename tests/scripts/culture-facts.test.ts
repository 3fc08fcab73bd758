import { describe, expect, it, test } from "vitest";
import {
  datePatternIn,
  isMonthFirstIn,
  moneyFormIn,
  monthNamesIn,
  numberFormIn,
} from "../../scripts/cultures/culture-facts.mjs";

describe("how a culture writes a date", () => {
  test.each([
    ["en-US", "MM/dd/yyyy", true],
    ["en-GB", "dd/MM/yyyy", false],
    ["de-DE", "dd.MM.yyyy", false],
    ["nl-NL", "dd-MM-yyyy", false],
    // A Swede writes the day before the month where there is no year.
    ["sv-SE", "yyyy-MM-dd", false],
    ["hu-HU", "yyyy.MM.dd", true],
  ])("in %s is %s", (culture, pattern, isMonthFirst) => {
    expect(datePatternIn(culture)).toBe(pattern);
    expect(isMonthFirstIn(culture)).toBe(isMonthFirst);
  });

  it("has one separator and its year at an end everywhere", () => {
    for (const culture of ["fr-CA", "bg-BG", "ko-KR", "ar-EG", "fa-IR", "th-TH", "lt-LT"])
      expect(datePatternIn(culture)).toMatch(/^(?:yyyy([-./])MM\1dd|(?:dd|MM)([-./])(?:dd|MM)\2yyyy)$/);
  });
});

describe("how a culture writes a number", () => {
  test.each([
    ["en-US", ".", ",", 1, 3],
    ["de-DE", ",", ".", 1, 3],
    ["en-IN", ".", ",", 1, 2],
    ["es-ES", ",", ".", 2, 3],
    ["pl-PL", ",", "\u00a0", 2, 3],
  ])("in %s", (culture, decimal, group, leastBefore, further) => {
    expect(numberFormIn(culture)).toEqual({ decimal, group, leastBefore, further });
  });
});

describe("the names of months", () => {
  it("are long and short, alone and in a date", () => {
    const names = monthNamesIn("pl-PL").filter(([month]) => month === 1);
    expect(names.map(([, name]) => name)).toEqual(["styczeń", "stycznia", "sty", "sty"]);
  });

  it("are of twelve months, and none is a number", () => {
    const names = monthNamesIn("es-ES");
    expect(new Set(names.map(([month]) => month)).size).toBe(12);
    expect(names.every(([, name]) => /\p{L}/u.test(name))).toBe(true);
  });
});

describe("how a language writes money", () => {
  test.each([
    ["en", "USD", { sign: "$", before: true, space: "", digits: 2 }],
    ["en", "JPY", { sign: "¥", before: true, space: "", digits: 0 }],
    ["es", "EUR", { sign: "€", before: false, space: "\u00a0", digits: 2 }],
    ["en", "KWD", { sign: "KWD", before: true, space: "\u00a0", digits: 3 }],
  ])("in %s %s", (language, currency, form) => {
    expect(moneyFormIn(language, currency)).toEqual(form);
  });
});
