import { describe, expect, it } from "vitest";
import {
  amountText,
  centsOf,
  type Decimal,
  decimalOf,
  decimalOfCents,
  decimalText,
  divided,
  isNegative,
  isZero,
  negated,
  shareOf,
  times,
  withoutShare,
} from "~/domain/e-invoice/decimal";

/** The number of a text that is one. */
function of(text: string): Decimal {
  const number = decimalOf(text);
  if (!number) throw new Error(`${text} is no number`);
  return number;
}

describe("an exact decimal number", () => {
  it.each<[text: string, digits: bigint, scale: number]>([
    ["0", 0n, 0],
    ["12", 12n, 0],
    ["+12", 12n, 0],
    ["-12.5", -125n, 1],
    ["12.500", 125n, 1],
    ["12.000", 12n, 0],
    ["0.007", 7n, 3],
    [" 3.1 ", 31n, 1],
    // Places beyond the twelfth are cut off.
    ["0.1234567890129", 123456789012n, 12],
  ])("reads %s", (text, digits, scale) => {
    expect(decimalOf(text)).toEqual({ digits, scale });
  });

  it.each(["", " ", "1,5", "1.", ".5", "1e3", "--1", "1 000", "1234567890123456789", "abc"])(
    "takes %j for no number",
    (text) => {
      expect(decimalOf(text)).toBeNull();
    },
  );

  it("takes nothing for no number", () => {
    expect(decimalOf(null)).toBeNull();
    expect(decimalOf(undefined)).toBeNull();
  });

  it.each([
    ["12.50", "12.5"],
    ["0.050", "0.05"],
    ["-0.7", "-0.7"],
    ["-120", "-120"],
    ["000", "0"],
    ["007.10", "7.1"],
  ])("writes %s as %s", (text, written) => {
    expect(decimalText(of(text))).toBe(written);
  });

  it("writes what it reads, for every number of up to three places", () => {
    for (let thousandths = -2_500; thousandths <= 2_500; thousandths += 7) {
      const text = String(thousandths / 1_000);
      expect(decimalText(of(text))).toBe(text);
    }
  });

  it.each([
    ["1.1", "1.1", "1.21"],
    ["-0.5", "0.5", "-0.25"],
    ["3", "0", "0"],
    ["0.1", "3", "0.3"],
  ])("multiplies %s by %s without an error of binary fractions", (one, other, product) => {
    expect(decimalText(times(of(one), of(other)))).toBe(product);
  });

  it.each([
    ["10", "3", 4, "3.3333"],
    ["20", "3", 2, "6.67"],
    ["1", "8", 2, "0.13"],
    ["-1", "8", 2, "-0.12"],
    ["1", "-8", 2, "-0.12"],
    ["0.05", "0.2", 2, "0.25"],
  ])("divides %s by %s to %i places", (one, other, places, quotient) => {
    expect(decimalText(divided(of(one), of(other), places))).toBe(quotient);
  });

  it.each([
    ["0.005", 1],
    ["0.0049", 0],
    ["-0.005", 0],
    ["-0.0051", -1],
    ["1.005", 101],
    ["2.675", 268],
    ["12", 1_200],
  ])("rounds %s to %i cents, halves up as XPath does", (text, cents) => {
    expect(centsOf(of(text))).toBe(cents);
  });

  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [-5, "-0.05"],
    [123, "1.23"],
    [-12_345, "-123.45"],
  ])("writes %i cents with two places", (cents, text) => {
    expect(amountText(cents)).toBe(text);
    expect(centsOf(of(text))).toBe(cents);
    expect(centsOf(decimalOfCents(cents))).toBe(cents);
  });

  it.each([
    [10_000, "19", 1_900],
    [999, "7", 70],
    [50, "5", 3],
    [-50, "5", -2],
    [1_000, "8.1", 81],
    [10, "0", 0],
  ])("takes of %i cents %s per cent: %i", (cents, percent, share) => {
    expect(shareOf(cents, of(percent))).toBe(share);
  });

  it("takes tax out of an amount so that putting it back gives the amount, to the cent", () => {
    for (const rate of ["5", "7", "8.1", "10", "19", "25.5"])
      for (let gross = 1; gross < 5_000; gross += 37) {
        const net = withoutShare(gross, of(rate));
        expect(Math.abs(net + shareOf(net, of(rate)) - gross)).toBeLessThanOrEqual(1);
      }
    expect(withoutShare(11_900, of("19"))).toBe(10_000);
    expect(withoutShare(-11_900, of("19"))).toBe(-10_000);
  });

  it("knows its sign", () => {
    expect([of("-0.1"), of("0"), of("0.1")].map(isNegative)).toEqual([true, false, false]);
    expect([of("-0.1"), of("0.000"), of("0.1")].map(isZero)).toEqual([false, true, false]);
    expect(decimalText(negated(of("-2.50")))).toBe("2.5");
  });
});
