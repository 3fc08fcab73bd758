import * as check from "@engine/values/tax-check-digits";
import { describe, expect, it } from "vitest";

/** Numbers that hold; the position that is changed to see that they no longer do. */
const numbers = [
  ["Australian business", check.isValidAbn, "53004085616"],
  ["Indian goods and services", check.isValidGstin, "27AAPFU0939F1ZV"],
  ["German", check.passesMod1110, "136695976"],
  ["French", check.isValidFrenchTaxNumber, "40303265045"],
  ["Luhn", check.passesLuhn, "79927398713"],
  ["Portuguese", check.isValidPortugueseTaxNumber, "501442600"],
  ["British", check.isValidBritishTaxNumber, "980780684"],
  ["Dutch", check.isValidDutchTaxNumber, "810433941B01"],
  ["Belgian", check.isValidBelgianTaxNumber, "0403019261"],
  ["Austrian", check.isValidAustrianTaxNumber, "13585627"],
  ["Swiss", check.isValidSwissTaxNumber, "123456788"],
  ["Polish", check.isValidPolishTaxNumber, "5260001246"],
  ["New Zealand", check.isValidNewZealandTaxNumber, "049091850"],
  ["Brazilian", check.isValidBrazilianTaxNumber, "11222333000181"],
  ["Argentine", check.isValidArgentineTaxNumber, "20123456786"],
] as const;

describe.each(numbers)("%s numbers", (_name, holds, number) => {
  it("hold as they were issued", () => {
    expect(holds(number)).toBe(true);
  });

  it("do not hold with another digit at the end of their first digits", () => {
    const last = number.search(/\d(?=\D|$)/);
    const others = [..."0123456789"].filter((digit) => digit !== number[last]);
    const changed = others.map((digit) => number.slice(0, last) + digit + number.slice(last + 1));
    expect(changed.filter(holds).length).toBeLessThanOrEqual(1);
  });

  it("do not hold with two different neighbours exchanged", () => {
    const swaps = [...number.slice(0, -1)].flatMap((digit, at) => {
      const next = number[at + 1] ?? "";
      const isPair = /\d/.test(digit) && /\d/.test(next) && digit !== next;
      return isPair ? [number.slice(0, at) + next + digit + number.slice(at + 2)] : [];
    });
    expect(swaps.filter((swapped) => !holds(swapped)).length).toBeGreaterThanOrEqual(0.6 * swaps.length);
  });
});

describe("Spanish numbers", () => {
  it.each(["12345678Z", "X1234567L", "B12345674", "Q2826000H"])("%s holds", (number) => {
    expect(check.isValidSpanishTaxNumber(number)).toBe(true);
  });

  it.each(["12345678A", "X1234567M", "B12345675", "Q2826000A"])("%s does not", (number) => {
    expect(check.isValidSpanishTaxNumber(number)).toBe(false);
  });
});

it.each([
  ["EKU9003173C9", true],
  ["EKU9003173C8", false],
])("the Mexican number %s holds: %s", (number, holds) => {
  expect(check.isValidMexicanTaxNumber(number)).toBe(holds);
});

it("a French key with letters always holds", () => {
  expect(check.isValidFrenchTaxNumber("XX303265045")).toBe(true);
  expect(check.isValidFrenchTaxNumber("41303265045")).toBe(false);
});
