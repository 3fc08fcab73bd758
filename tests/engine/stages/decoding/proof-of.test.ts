import { proofOf } from "@engine/stages/decoding/proof-of";
import { proofFigures } from "@tests/support/proof-figures";
import { describe, expect, it } from "vitest";

const net = { subTotal: 250, tax: 25, total: 275 };
const keysOf = (proof: ReturnType<typeof proofOf>) =>
  proof.equations.map(({ key, holds }) => `${key.replace("equation.", "")} ${holds}`);

describe("a proof", () => {
  it("names lines, net, tax at its rate and total with their numbers", () => {
    const proof = proofOf(proofFigures({ amounts: net, rows: [100, 150], rates: [10], country: "AU" }));
    expect(proof).toEqual({
      state: "proven",
      equations: [
        { key: "equation.lines-net", holds: true, values: { lines: "250.00", subTotal: "250.00" } },
        {
          key: "equation.net-named-tax-total",
          holds: true,
          values: { subTotal: "250.00", tax: "25.00", total: "275.00", rate: "10", name: "GST" },
        },
      ],
      change: null,
    });
  });

  it("is not made by one bare sum", () => {
    expect(proofOf(proofFigures({ amounts: net })).state).toBe("consistent");
    expect(proofOf(proofFigures({ amounts: { ...net, tax: 0, total: 250 } })).state).toBe("consistent");
    expect(proofOf(proofFigures({ amounts: { total: 250 }, rows: [100, 150] })).state).toBe("consistent");
  });

  it("is made by the lines where no rate is known, and by the columns of a breakdown", () => {
    expect(proofOf(proofFigures({ amounts: net, rows: [100, 150] })).state).toBe("proven");
    expect(proofOf(proofFigures({ amounts: net, columnSums: true })).state).toBe("proven");
  });

  it("knows tax that was rounded line by line", () => {
    const rows = [0.33, 0.33, 0.33, 0.33, 0.33];
    const proof = proofOf(
      proofFigures({ amounts: { subTotal: 1.65, tax: 0.35, total: 2 }, rows, rates: [21] }),
    );
    expect(keysOf(proof)).toEqual(["lines-net true", "net-rate-total true"]);
    const coarse = proofOf(
      proofFigures({
        amounts: { subTotal: 0.8, tax: 0.2, total: 1 },
        rows: [0.08, 0.08, 0.08, 0.08, 0.08, 0.08, 0.08, 0.08, 0.08, 0.08],
        rates: [21],
      }),
    );
    expect(keysOf(coarse)).toEqual(["lines-net true", "net-rate-total true", "tax-by-line true"]);
  });

  it("names a rounding of a cent or two", () => {
    const proof = proofOf(proofFigures({ amounts: { ...net, total: 275.01 }, rows: [100, 150] }));
    expect(proof.equations[1]).toMatchObject({
      key: "equation.net-tax-rounding-total",
      values: { rounding: "0.01" },
    });
  });

  it("is made on a receipt by lines and cash, and unmade by cash that says otherwise", () => {
    const receipt = { amounts: { total: 10 }, rows: [4, 6], kind: "receipt" as const };
    expect(proofOf(proofFigures({ ...receipt, payments: [{ cash: 5000, change: 4000 }] })).state).toBe(
      "proven",
    );
    const other = { ...receipt, amounts: { subTotal: 8, tax: 2, total: 10 }, rates: [25] };
    expect(proofOf(proofFigures(other)).state).toBe("proven");
    expect(proofOf(proofFigures({ ...other, payments: [{ cash: 5000, change: 3900 }] })).state).toBe(
      "consistent",
    );
  });

  it("is not made by one rate of a breakdown, when a label calls a larger amount the total", () => {
    const part = { amounts: net, rates: [10] };
    expect(proofOf(proofFigures({ ...part, totals: [27500] })).state).toBe("proven");
    expect(proofOf(proofFigures({ ...part, totals: [27500, 51899] })).state).toBe("consistent");
  });

  it("is not made of amounts whose cents were torn off", () => {
    const torn = proofFigures({ amounts: net, rates: [10], isTorn: (field) => field === "total" });
    expect(proofOf(torn).state).toBe("consistent");
  });

  it("is made on a statement by its movements", () => {
    const amounts = { openingBalance: 100, closingBalance: 130.5 };
    const statement = proofFigures({ kind: "bank_statement", amounts, rows: [50, -19.5] });
    expect(proofOf(statement)).toMatchObject({ state: "proven", change: null });
    const lone = proofFigures({
      kind: "bank_statement",
      amounts: { ...amounts, totalCredits: 50, totalDebits: 19.5 },
    });
    expect(proofOf(lone).state).toBe("consistent");
  });

  it("knows that purchases raise what is owed on a card", () => {
    const amounts = { openingBalance: 100, closingBalance: 130.5, totalCredits: 20, totalDebits: 50.5 };
    const card = proofFigures({ kind: "bank_statement", amounts, rows: [50.5, -20] });
    expect(proofOf(card).state).toBe("proven");
    expect(keysOf(proofOf(card))).toEqual([
      "opening-movements-closing true",
      "opening-debits-credits-closing true",
    ]);
    const unchained = proofFigures({ kind: "bank_statement", amounts, rows: [] });
    expect(keysOf(proofOf(unchained))).toEqual(["opening-credits-debits-closing false"]);
  });

  it("is a statement about advertising when the agency's commission is taken off", () => {
    const proof = proofOf(proofFigures({ amounts: { grossAmount: 1000, total: 850 }, rows: [400, 600] }));
    expect(keysOf(proof)).toEqual(["lines-gross true", "gross-commission-total true"]);
    expect(proof.state).toBe("proven");
  });

  it("reckons with the meter of an energy bill", () => {
    const reads = { currentRead: 1500, previousRead: 1400, usageKwh: 4000 };
    const bill = (printed: number[]) =>
      proofOf(proofFigures({ kind: "energy_bill", amounts: reads, printed: new Set(printed) }));
    expect(bill([40]).equations[0]).toMatchObject({
      key: "equation.reads-factor-usage",
      holds: true,
      values: { factor: "40" },
    });
    expect(bill([7]).equations[0]).toMatchObject({ key: "equation.reads-usage", holds: false });
    const owed = { previousBalance: 80, paymentsReceived: -80, total: 120, amountDue: 120 };
    expect(keysOf(proofOf(proofFigures({ kind: "energy_bill", amounts: owed })))).toEqual([
      "previous-payments-total-due true",
    ]);
  });
});

describe("the smallest change that would make it add up", () => {
  const changeOf = (about: Parameters<typeof proofFigures>[0]) => proofOf(proofFigures(about)).change;

  it.each<[string, Parameters<typeof proofFigures>[0], string, Record<string, string>]>([
    [
      "no digit that recognition would confuse",
      { amounts: { ...net, total: 245 }, rates: [10], recognised: true },
      "change.difference",
      { amount: "-30.00" },
    ],
    [
      "no digit where nothing was recognised",
      { amounts: { ...net, total: 276 } },
      "change.difference",
      { amount: "1.00" },
    ],
    [
      "an 8 read as a 3",
      { amounts: { subTotal: 280, tax: 28, total: 303 }, rates: [10], recognised: true },
      "change.misread-total",
      { read: "303.00", would: "308.00" },
    ],
    [
      "tax at another rate",
      { amounts: { subTotal: 100, tax: 12, total: 121 }, rates: [10, 21] },
      "change.tax-rate",
      { rate: "21", would: "21.00", read: "12.00" },
    ],
    [
      "rounding",
      { amounts: { subTotal: 100, tax: 10, total: 110.04 }, rows: [10, 10, 20, 20, 10, 10, 10, 10] },
      "change.rounding",
      { amount: "0.04" },
    ],
    [
      "a row that is missing",
      { amounts: { ...net }, rows: [100, 137.6], rates: [10] },
      "change.row-missing",
      { amount: "12.40" },
    ],
    [
      "a row that is no item",
      { amounts: { ...net }, rows: [100, 150, 30], rates: [10] },
      "change.row-too-many",
      { row: "3", amount: "30.00" },
    ],
    [
      "a discount",
      { amounts: { ...net }, rows: [100, 162], rates: [10], recognised: true },
      "change.discount-missing",
      { amount: "12.00" },
    ],
    [
      "a row in which a 5 was read as an 8",
      { amounts: { ...net }, rows: [100, 180], rates: [10], recognised: true },
      "change.misread-row",
      { row: "2", read: "180.00", would: "150.00" },
    ],
  ])("is %s", (_case, about, key, values) => {
    expect(changeOf(about)).toEqual({ key, values });
  });

  it("finds the movement that breaks the chain of balances", () => {
    const row = (cents: number, balance: number) => ({ cents, balance, arithmetic: "untested" as const });
    const amounts = { openingBalance: 100, closingBalance: 140 };
    const rows = [row(5000, 15000), row(-3000, 13000), row(1000, 14000)];
    expect(changeOf({ kind: "bank_statement", amounts, rows })).toEqual({
      key: "change.misread-row",
      values: { row: "2", read: "-30.00", would: "-20.00" },
    });
    expect(changeOf({ kind: "bank_statement", amounts, rows: [50] })).toEqual({
      key: "change.movement-missing",
      values: { amount: "-10.00" },
    });
  });
});
