import { amountEquations } from "@engine/stages/decoding/amount-equations";
import { proofFigures } from "@tests/support/proof-figures";
import { describe, expect, it } from "vitest";

const checked = (about: Parameters<typeof proofFigures>[0]) => amountEquations(proofFigures(about));
const keysOf = (about: Parameters<typeof proofFigures>[0]) =>
  checked(about).map(({ key, holds }) => `${key.replace("equation.", "")} ${holds}`);

describe("net, tax and total", () => {
  it.each([
    ["hold", { subTotal: 100, tax: 21, total: 121 }, {}, ["net-tax-total true"]],
    ["hold of a credit note", { subTotal: -100, tax: -21, total: -121 }, {}, ["net-tax-total true"]],
    ["hold without any tax", { subTotal: 100, tax: 0, total: 100 }, {}, ["net-tax-total true"]],
    [
      "hold by a known rate",
      { subTotal: 100, tax: 21, total: 121 },
      { rates: [21] },
      ["net-rate-total true"],
    ],
    [
      "hold by the rate of a country that names its tax",
      { subTotal: 100, tax: 10, total: 110 },
      { rates: [10], country: "AU" },
      ["net-named-tax-total true"],
    ],
    ["hold but for rounding", { subTotal: 100, tax: 21, total: 121.02 }, {}, ["net-tax-rounding-total true"]],
    ["do not hold", { subTotal: 100, tax: 21, total: 131 }, {}, ["net-tax-total false"]],
    ["say nothing where the total is missing", { subTotal: 100, tax: 21 }, {}, []],
    ["say nothing where the tax is missing", { subTotal: 100, total: 121 }, {}, []],
  ] as const)("%s", (_what, amounts, more, keys) => {
    expect(keysOf({ amounts, ...more })).toEqual(keys);
  });

  it("that do not hold are not held against an answer that shows not all three", () => {
    const isShown = (field: string) => field !== "tax";
    expect(keysOf({ amounts: { subTotal: 100, tax: 21, total: 131 }, isShown })).toEqual([]);
  });

  it("say the rate and the country's name of the tax", () => {
    const [sum] = checked({ amounts: { subTotal: 100, tax: 20, total: 120 }, rates: [20], country: "GB" });
    expect(sum?.values).toEqual({
      subTotal: "100.00",
      tax: "20.00",
      total: "120.00",
      rate: "20",
      name: "VAT",
    });
  });

  it("say when the tax was rounded line by line", () => {
    const amounts = { subTotal: 1.65, tax: 0.35, total: 2 };
    expect(keysOf({ amounts, rates: [20], rows: [0.33, 0.33, 0.33, 0.33, 0.33] })).toEqual([
      "lines-net true",
      "net-rate-total true",
      "tax-by-line true",
    ]);
  });

  it.each([
    [{ tax: 21, total: 121 }, [21], ["tax-within-total true"]],
    [{ tax: 20, total: 121 }, [21], []],
    [{ tax: 0, total: 121 }, [21], []],
  ])("without a net %j at %j: %j", (amounts, rates, keys) => {
    expect(keysOf({ amounts: { ...amounts }, rates })).toEqual(keys);
  });
});

describe("the lines", () => {
  it.each([
    ["come to the net", { subTotal: 250, total: 302.5 }, [100, 150], ["lines-net true"]],
    ["come to the total", { subTotal: 250, total: 302.5 }, [121, 181.5], ["lines-total true"]],
    ["come to the total where there is no net", { total: 250 }, [100, 150], ["lines-total true"]],
    ["come to neither, and count as net", { subTotal: 250, total: 302.5 }, [100, 151], ["lines-net false"]],
    [
      "come to neither, nearer to the total",
      { subTotal: 250, total: 302.5 },
      [121, 180],
      ["lines-total false"],
    ],
    ["come to the gross", { grossAmount: 250 }, [100, 150], ["lines-gross true"]],
    ["may be off by two cents", { subTotal: 250.02 }, [100, 150], ["lines-net true"]],
    ["may not be off by three", { subTotal: 250.03 }, [100, 150], ["lines-net false"]],
    ["are none", { subTotal: 250 }, [], []],
    ["have nothing to come to", {}, [100, 150], []],
  ] as const)("%s", (_what, amounts, rows, keys) => {
    expect(keysOf({ amounts, rows: [...rows] })).toEqual(keys);
  });

  it("that come to nothing are not held against a sum that is not shown", () => {
    expect(keysOf({ amounts: { total: 250 }, rows: [100], isShown: () => false })).toEqual([]);
    expect(keysOf({ amounts: { total: 100 }, rows: [100], isShown: () => false })).toEqual([
      "lines-total true",
    ]);
  });
});

describe("other sums of a bill", () => {
  it("are those of the columns of a breakdown", () => {
    const amounts = { subTotal: 100, tax: 21, total: 121 };
    expect(keysOf({ amounts, columnSums: true })).toContain("column-sums true");
    expect(keysOf({ amounts: { ...amounts, total: 131 }, columnSums: true })).not.toContain(
      "column-sums true",
    );
    expect(keysOf({ amounts: { total: 121 }, columnSums: true })).toEqual([]);
  });

  it.each([
    [{ grossAmount: 1000, total: 850 }, true],
    [{ grossAmount: 1000, subTotal: 850 }, true],
    [{ grossAmount: 1000, total: 900 }, false],
    [{ grossAmount: 0, total: 0 }, false],
  ])("take fifteen per cent commission off the gross: %j, %s", (amounts, holds) => {
    expect(keysOf({ amounts: { ...amounts } }).includes("gross-commission-total true")).toBe(holds);
  });

  it("take the change from the cash", () => {
    const payments = [
      { cash: 10000, change: 2500 },
      { cash: 5000, change: 770 },
    ];
    expect(keysOf({ amounts: { total: 42.3 }, payments })).toEqual(["cash-change-total true"]);
    expect(keysOf({ amounts: { total: 42.4 }, payments })).toEqual([]);
    expect(keysOf({ amounts: {}, payments })).toEqual([]);
  });

  it.each([
    [{ previousBalance: 80, paymentsReceived: 80, total: 120, amountDue: 120 }, true],
    [{ previousBalance: 80, paymentsReceived: -80, total: 120, amountDue: 120 }, true],
    [{ previousBalance: 80, total: 120, amountDue: 200 }, true],
    [{ previousBalance: 80, paymentsReceived: 50, total: 120, amountDue: 120 }, false],
    [{ paymentsReceived: 50, total: 120, amountDue: 70 }, false],
  ])("add what was owed and take off what was paid: %j, %s", (amounts, holds) => {
    expect(keysOf({ amounts: { ...amounts } }).includes("previous-payments-total-due true")).toBe(holds);
  });
});
