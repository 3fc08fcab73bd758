import { amountEquations } from "@engine/stages/decoding/amount-equations";
import { balanceEquations } from "@engine/stages/decoding/balance-equations";
import type { ProofRow } from "@engine/stages/decoding/proof-figures";
import { forcedValues, isSupported, smallestChange } from "@engine/stages/decoding/smallest-change";
import { proofFigures } from "@tests/support/proof-figures";
import { describe, expect, it } from "vitest";

type About = Parameters<typeof proofFigures>[0];

function changeOf(about: About) {
  const figures = proofFigures(about);
  const equations = figures.kind === "bank_statement" ? balanceEquations(figures) : amountEquations(figures);
  const change = smallestChange(figures, equations);
  return change && { key: change.key.replace("change.", ""), ...change.values };
}

describe("what would make net, tax and total hold", () => {
  const off = { subTotal: 100, tax: 21, total: 181 };

  it("is a misread digit of a recognised amount", () => {
    expect(changeOf({ amounts: { subTotal: 160, tax: 21, total: 121 }, recognised: true })).toEqual({
      key: "misread-subTotal",
      read: "160.00",
      would: "100.00",
    });
    expect(changeOf({ amounts: { subTotal: 160, tax: 21, total: 121 } })).toMatchObject({
      key: "difference",
    });
  });

  it("is that of the amount which something else speaks for", () => {
    const amounts = { subTotal: 108, tax: 21, total: 121 };
    expect(changeOf({ amounts, recognised: true, rows: [40, 60] })).toMatchObject({
      key: "misread-subTotal",
    });
  });

  it("is another known rate of tax", () => {
    expect(changeOf({ amounts: { subTotal: 100, tax: 10, total: 121 }, rates: [10, 21] })).toEqual({
      key: "tax-rate",
      rate: "21",
      would: "21.00",
      read: "10.00",
    });
  });

  it("is rounding of half a cent a row", () => {
    const rows = [25, 25, 25, 25, 0, 0];
    expect(changeOf({ amounts: { subTotal: 100, tax: 21, total: 121.03 }, rows })).toEqual({
      key: "rounding",
      amount: "0.03",
    });
  });

  it("else is the difference", () => {
    expect(changeOf({ amounts: off })).toEqual({ key: "difference", amount: "60.00" });
    expect(changeOf({ amounts: { subTotal: 100, tax: 21, total: 91 } })).toEqual({
      key: "difference",
      amount: "-30.00",
    });
  });

  it("is nothing where they hold", () => {
    expect(changeOf({ amounts: { subTotal: 100, tax: 21, total: 121 } })).toBeNull();
    expect(changeOf({ amounts: {} })).toBeNull();
  });
});

describe("what would make the lines hold", () => {
  it.each([
    ["a row that lacks", { subTotal: 250 }, [100, 120], false, { key: "row-missing", amount: "30.00" }],
    [
      "a row too many",
      { subTotal: 250 },
      [100, 150, 40],
      false,
      { key: "row-too-many", row: "3", amount: "40.00" },
    ],
    [
      "a discount that lacks",
      { subTotal: 250 },
      [100, 160],
      false,
      { key: "discount-missing", amount: "10.00" },
    ],
    [
      "a misread row",
      { subTotal: 250 },
      [160, 150],
      true,
      { key: "misread-row", row: "1", read: "160.00", would: "100.00" },
    ],
    ["nothing small where the lines are twice the sum", { subTotal: 50 }, [100, 120], false, null],
    [
      "a row, by the total where there is no net",
      { total: 250 },
      [100],
      false,
      { key: "row-missing", amount: "150.00" },
    ],
  ] as const)("%s", (_what, amounts, rows, recognised, change) => {
    expect(changeOf({ amounts, rows: [...rows], recognised })).toEqual(change);
  });
});

describe("what would make the movements hold", () => {
  const row = (amount: number, balance?: number): ProofRow => ({
    cents: amount * 100,
    balance: balance === undefined ? undefined : balance * 100,
    arithmetic: "untested",
  });
  const statement = (closingBalance: number, ...rows: ProofRow[]): About => ({
    kind: "bank_statement",
    amounts: { openingBalance: 100, closingBalance },
    rows,
  });

  it("is the one amount that breaks the chain of balances", () => {
    expect(changeOf(statement(130, row(50, 150), row(-10, 130)))).toEqual({
      key: "misread-row",
      row: "2",
      read: "-10.00",
      would: "-20.00",
    });
  });

  it("is a movement that lacks, where two break or none can be told", () => {
    expect(changeOf(statement(135, row(40, 150), row(-10, 135)))).toEqual({
      key: "movement-missing",
      amount: "5.00",
    });
    expect(changeOf(statement(130, row(50), row(-10)))).toEqual({
      key: "movement-missing",
      amount: "-10.00",
    });
  });
});

it("each of net, tax and total is forced by the two others", () => {
  expect(forcedValues(proofFigures({ amounts: { subTotal: 100, tax: 20, total: 121 } }))).toEqual({
    total: 12000,
    tax: 2100,
    subTotal: 10100,
  });
});

describe("what speaks for a value of net, tax or total", () => {
  const amounts = { subTotal: 100, tax: 20, total: 121 };

  it.each([
    ["a known rate", "tax", 2100, { rates: [21] }, true],
    ["a rate that is not known", "tax", 2100, { rates: [10] }, false],
    ["the sum of the lines", "subTotal", 10100, { rows: [50, 51] }, true],
    ["one line alone", "subTotal", 10100, { rows: [101] }, false],
    ["lines, which say nothing of the tax", "tax", 2100, { rows: [50, 50] }, false],
    ["the cash that was paid", "total", 12000, { payments: [{ cash: 15000, change: 3000 }] }, true],
    [
      "cash, which says nothing of the net",
      "subTotal",
      12000,
      { payments: [{ cash: 15000, change: 3000 }] },
      false,
    ],
  ] as const)("%s", (_what, field, value, more, supported) => {
    const { rows, ...rest } = { rows: [] as readonly number[], ...more };
    expect(isSupported(field, value, proofFigures({ amounts, rows: [...rows], ...rest }))).toBe(supported);
  });
});
