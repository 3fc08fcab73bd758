import { checkRow } from "@engine/stages/tables/row-arithmetic";
import { centsOf } from "@engine/values/read-amount";
import { describe, expect, it } from "vitest";

const number = (value: string, percent = false) => ({
  value,
  cents: centsOf(value),
  percent,
  tokens: [],
  decimals: value.split(".")[1]?.length ?? 0,
});

describe("the sum of a row", () => {
  it.each([
    ["3", "4.10", "12.30", {}, "reason.row-product"],
    ["2", "50.00", "90.00", { discount: number("10", true) }, "reason.row-product-less"],
    ["2", "50.00", "95.00", { discount: number("5.00") }, "reason.row-product-less"],
    ["1", "278.61", "319.00", { lineTax: number("40.39") }, "reason.row-product-tax"],
    ["2", "50.00", "121.00", { taxRate: number("21", true) }, "reason.row-product-tax"],
    ["500", "12.00", "60.00", {}, "reason.row-product-per"],
  ])("%s × %s = %s agrees", (quantity, price, amount, more, key) => {
    const check = checkRow({
      quantity: number(quantity),
      unitPrice: number(price),
      net: number(amount),
      ...more,
    });
    expect(check).toMatchObject({ state: "agrees", reasons: [{ key }] });
  });

  it("says what the product would be when it differs", () => {
    const check = checkRow({ quantity: number("3"), unitPrice: number("4.10"), net: number("12.80") });
    expect(check.state).toBe("differs");
    expect(check.reasons[0]?.values).toEqual({
      quantity: "3",
      price: "4.1",
      amount: "12.80",
      product: "12.30",
    });
  });

  it("gives a price for a thousand pieces no more room than the rounding of that price", () => {
    const row = { quantity: number("2400"), unitPrice: number("0.42"), net: number("3") };
    expect(checkRow(row).state).toBe("differs");
  });

  it("is untested where a number is missing", () => {
    expect(checkRow({ quantity: number("3"), net: number("12.80") })).toEqual({
      state: "untested",
      reasons: [],
    });
  });
});
