import { describe, expect, it } from "vitest";
import { checkBill } from "~/domain/energy/check-bill";
import type { BillHistory, Severity } from "~/domain/energy/check-outcome";
import { billedDays, type EnergyBill, perDay, unitPrice } from "~/domain/energy/energy-bill";
import { supplyPointVerdict } from "~/domain/energy/supply-point";
import { taxRatesOf } from "~/domain/energy/tax-rates";
import { aBill, aHistory, aLine, lastBill } from "./a-bill";

type Change = Partial<EnergyBill>;

const following = (last: Change = {}): Partial<BillHistory> => ({ earlier: [lastBill(last)] });
const said = (check: number, bill: Change, history: Partial<BillHistory> = {}): Severity | undefined =>
  checkBill(aBill(bill), aHistory(history))[check - 1]?.severity;
const values = (check: number, bill: Change, history: Partial<BillHistory> = {}) =>
  checkBill(aBill(bill), aHistory(history))[check - 1]?.values;

describe("sums of a bill", () => {
  it.each<[total: number, tax: number | null, says: Severity]>([
    [108, 18, "pass"],
    [108.02, 18, "pass"],
    [107.98, 18, "pass"],
    [108.03, 18, "severe"],
    [90, null, "pass"],
    [108, null, "severe"],
  ])("a total of %d with tax %j on lines of 90: %s", (total, tax, says) => {
    expect(said(1, { total, tax })).toBe(says);
  });

  it("take a payment off, whatever its sign", () => {
    for (const payments of [50, -50]) expect(said(2, { payments })).toBe("pass");
    expect(said(2, { payments: 0 })).toBe("warning");
    expect(values(2, { amountDue: 158 })).toEqual({ due: "158", sum: "108" });
  });

  it("take a balance of nothing beside a payment for what was left after it", () => {
    for (const amountDue of [108, 58])
      expect(said(2, { previousBalance: 0, payments: -50, amountDue })).toBe("pass");
    expect(said(2, { previousBalance: 0, payments: -50, amountDue: 158 })).toBe("warning");
  });

  it.each<keyof EnergyBill>(["amountDue", "previousBalance", "payments", "total"])(
    "say nothing of the balance without %s",
    (field) => {
      expect(said(2, { [field]: null })).toBe("unknown");
    },
  );
});

describe("readings", () => {
  it.each<[before: string | null, now: string | null, usage: number, says: Severity]>([
    ["1000", "1300", 300, "pass"],
    ["1000", "1300", 301, "pass"],
    ["1000", "1300", 302, "severe"],
    // A meter of four figures that came round, and one of five.
    ["9900", "0200", 300, "pass"],
    ["99900", "00200", 300, "pass"],
    ["99900.5", "00200.5", 300, "pass"],
    ["1000", "estimated", 300, "unknown"],
    ["1,000", "1300", 300, "unknown"],
    [null, "1300", 300, "unknown"],
  ])("from %j to %j for %d units: %s", (previousRead, currentRead, usage, says) => {
    expect(said(3, { previousRead, currentRead, usage, lines: [] })).toBe(says);
  });

  it("are multiplied, and turned from cubic metres into kilowatt hours", () => {
    expect(said(3, { previousRead: "0", currentRead: "10", multiplier: 30, usage: 300 })).toBe("pass");
    const kilowattHours = (100 * 1.02264 * 39.5) / 3.6;
    expect(
      said(3, { previousRead: "0", currentRead: "100", calorificValue: 39.5, usage: kilowattHours }),
    ).toBe("pass");
    expect(
      said(3, { previousRead: "0", currentRead: "100", calorificValue: 39.5, usage: 100, lines: [] }),
    ).toBe("severe");
  });

  it("go on from the last bill's, as numbers", () => {
    expect(said(4, {}, following({ currentRead: "1000.0" }))).toBe("pass");
    expect(said(4, {}, following({ currentRead: "1001" }))).toBe("severe");
    expect(said(4, {}, following({ currentRead: null }))).toBe("unknown");
    expect(values(4, {}, following({ currentRead: "1001" }))).toEqual({ read: "1000", last: "1001" });
  });
});

describe("periods", () => {
  it.each<[start: string, says: Severity]>([
    ["2026-08-31", "pass"],
    ["2026-09-01", "pass"],
    ["2026-09-02", "warning"],
    ["2026-08-30", "warning"],
  ])("that begin on %s behind one that ended on 31 August: %s", (start, says) => {
    expect(said(6, { start }, following())).toBe(says);
  });

  it.each<[start: string, end: string, days: number | null]>([
    ["2026-09-01", "2026-09-30", 30],
    ["2026-09-01", "2026-10-01", 30],
    ["2026-02-01", "2026-02-28", 28],
    ["2026-01-01", "2026-03-31", 90],
    ["2026-09-15", "2026-10-15", 30],
    ["2026-09-15", "2026-09-30", 15],
    ["2026-09-15", "2026-09-15", null],
    ["2026-09-15", "2026-09-01", null],
  ])("from %s to %s have %j days", (start, end, days) => {
    expect(billedDays({ start, end })).toBe(days);
  });

  it("are compared with the middle of those before, five days either way", () => {
    const earlierEnds = (...ends: string[]) => ({
      earlier: ends.map((end, at) => lastBill({ documentId: `p${at}`, start: "2026-08-02", end })),
    });
    expect(said(7, {}, earlierEnds("2026-08-27", "2026-08-27", "2026-08-30"))).toBe("pass");
    expect(said(7, {}, earlierEnds("2026-08-26", "2026-08-26", "2026-08-30"))).toBe("info");
    // An even number has its middle between two.
    expect(
      values(7, { end: "2026-09-20" }, earlierEnds("2026-08-28", "2026-08-29", "2026-08-30", "2026-08-31")),
    ).toEqual({
      days: "19",
      usual: "27.5",
    });
  });

  it("lie within the days on which the account is open", () => {
    const open = (opensOn: string | null, closesOn: string | null) => ({
      contract: { opensOn, closesOn, unitPrice: null },
    });
    expect(said(20, {}, open("2026-09-01", "2026-09-30"))).toBe("pass");
    expect(said(20, {}, open("2026-09-02", null))).toBe("severe");
    expect(said(20, {}, open(null, "2026-09-29"))).toBe("severe");
    expect(values(20, {}, open(null, "2026-09-29"))).toEqual({ opens: "-", closes: "2026-09-29" });
    expect(said(20, { end: null }, open("2026-09-02", null))).toBe("unknown");
  });
});

describe("dates of a bill", () => {
  it.each<[change: Change, says: Severity]>([
    [{}, "pass"],
    [{ billDate: "2026-09-30" }, "pass"],
    [{ billDate: "2026-09-29" }, "warning"],
    [{ billDate: "2026-11-01", dueDate: "2026-12-31" }, "pass"],
    [{ billDate: "2026-11-01", dueDate: "2027-01-01" }, "warning"],
    [{ billDate: "2026-11-02" }, "warning"],
    [{ dueDate: "2026-10-04" }, "warning"],
    [{ dueDate: null }, "pass"],
    [{ end: null }, "unknown"],
  ])("%j: %s", (change, says) => {
    expect(said(8, change)).toBe(says);
  });
});

describe("a bill that is there twice", () => {
  it("has the number of another, but not of itself", () => {
    expect(said(9, {}, { sameNumber: [lastBill({ number: "B-9" })] })).toBe("severe");
    expect(said(9, {}, { sameNumber: [aBill()] })).toBe("pass");
  });

  it("has the amount and one of the dates of an earlier one", () => {
    expect(said(9, {}, following({ total: 108, dueDate: "2026-10-20" }))).toBe("severe");
    expect(said(9, {}, following({ total: 108 }))).toBe("pass");
    expect(said(9, {}, following({ dueDate: "2026-10-20" }))).toBe("pass");
    expect(said(9, { total: null }, following({ total: null, dueDate: "2026-10-20" }))).toBe("pass");
    expect(values(9, {}, following({ total: 108, start: "2026-09-01" }))).toEqual({
      number: "B-9",
      file: "last.pdf",
    });
  });

  it("cannot be told without a number and a bill before it", () => {
    expect(said(9, { number: null })).toBe("unknown");
    expect(said(9, { number: null }, following())).toBe("pass");
  });
});

describe("estimates", () => {
  it("twice running are told, also those that do not say so", () => {
    expect(said(10, { estimated: true }, following({ estimated: true }))).toBe("warning");
    expect(said(10, { estimated: true }, following({ estimated: false }))).toBe("pass");
    const same = { usage: 310, start: "2026-08-01", end: "2026-08-31" };
    expect(said(10, { usage: 300 }, following(same))).toBe("warning");
    expect(said(10, { usage: 301 }, following(same))).toBe("pass");
    expect(said(10, { usage: null, estimated: null }, following())).toBe("unknown");
  });
});

describe("what is usual", () => {
  const year = (change: Change) => ({
    earlier: [lastBill({ documentId: "year", start: "2025-09-01", end: "2025-09-30", ...change })],
  });

  it.each<[usage: number, says: Severity]>([
    [300, "pass"],
    [250, "pass"],
    [249, "warning"],
    [600, "pass"],
    [601, "warning"],
  ])("300 after %d a year before: %s", (usage, says) => {
    expect(said(11, {}, year({ usage }))).toBe(says);
    expect(said(12, { cost: 300 }, year({ cost: usage }))).toBe(says);
  });

  it("is the mean of the last two where there is no year", () => {
    const two = (one: number, other: number) => ({
      earlier: [lastBill({ usage: one }), lastBill({ documentId: "before", usage: other })],
    });
    expect(said(11, {}, two(310, 310))).toBe("pass");
    expect(said(11, {}, two(100, 310))).toBe("warning");
    expect(said(11, {}, following())).toBe("unknown");
  });

  it("a year before may have ended twenty days sooner or later", () => {
    expect(said(11, {}, year({ usage: 240, end: "2025-10-20" }))).not.toBe("unknown");
    expect(said(11, {}, year({ usage: 240, end: "2025-10-21" }))).toBe("unknown");
  });

  it("a price is the contract's to a hundredth of a cent, else that of a year before within a tenth", () => {
    const contract = (unitPrice: number) => ({ contract: { opensOn: null, closesOn: null, unitPrice } });
    expect(said(13, {}, contract(0.3))).toBe("pass");
    expect(said(13, {}, contract(0.3001))).toBe("warning");
    expect(said(13, {}, year({ lines: [aLine({ amount: 82 })] }))).toBe("pass");
    expect(said(13, {}, year({ lines: [aLine({ amount: 81 })] }))).toBe("warning");
  });
});

describe("lines of a bill", () => {
  it("come to quantity by rate, which may be printed in cents", () => {
    expect(said(14, { lines: [aLine({ rate: 30, amount: 90 })] })).toBe("pass");
    expect(said(14, { lines: [aLine({ rate: 0.3, amount: 90.01 })] })).toBe("pass");
    expect(said(14, { lines: [aLine({ rate: 0.3, amount: 90.02 })] })).toBe("warning");
    expect(values(14, { lines: [aLine(), aLine({ text: "Night", amount: 1 })] })).toEqual({
      line: "Night",
      product: "90",
      amount: "1",
    });
  });

  it("charge a standing charge for every day", () => {
    const standing = (quantity: number) =>
      aLine({ chargeType: "standing", unit: "day", quantity, rate: 0.5, amount: quantity / 2 });
    expect(said(14, { lines: [standing(30)] })).toBe("pass");
    expect(said(14, { lines: [standing(31)] })).toBe("warning");
    expect(said(14, { lines: [standing(31)], end: null })).toBe("pass");
  });
});

describe("nothing used", () => {
  it.each<[usage: number, last: number | null, charged: boolean, says: Severity]>([
    [0, 312, false, "pass"],
    [0, 312, true, "warning"],
    [0, 0, false, "warning"],
    [5, 0, false, "warning"],
    [5, 7, true, "pass"],
    [5, null, true, "unknown"],
  ])("%d after %j, charged %j: %s", (usage, last, charged, says) => {
    expect(said(15, { usage, lines: charged ? [aLine()] : [] }, following({ usage: last }))).toBe(says);
  });
});

it("says what was charged for no use, and what was used before where that is known", () => {
  expect(values(15, { usage: 0 }, following({ usage: 312 }))).toEqual({
    usage: "0",
    charged: "90",
    last: "312",
  });
  expect(values(15, { usage: 0 })).toEqual({ usage: "0", charged: "90", last: "-" });
});

describe("demand and capacity", () => {
  it("leave use between a twentieth and the whole of what the demand would have come to", () => {
    const most = 30 * 24;
    expect(said(16, { demand: 1, usage: most })).toBe("pass");
    expect(said(16, { demand: 1, usage: most + 1 })).toBe("info");
    expect(said(16, { demand: 1, usage: most * 0.05 })).toBe("pass");
    expect(said(16, { demand: 1, usage: most * 0.04 })).toBe("info");
    expect(said(16, { usageUnit: "therm" as EnergyBill["usageUnit"] })).toBe("unknown");
  });

  it("stay what they were", () => {
    expect(said(17, { capacity: 50 }, following({ capacity: 50 }))).toBe("pass");
    expect(values(17, { capacity: 50 }, following({ capacity: 60 }))).toEqual({ capacity: "50", last: "60" });
  });
});

describe("tax", () => {
  const taxed = (tax: number, change: Change = {}) => ({ tax, linesTotal: 90, total: 90 + tax, ...change });

  it.each<[country: string, tax: number, day: string, says: Severity]>([
    ["GB", 18, "2026-10-05", "pass"],
    ["DE", 17.1, "2026-10-05", "pass"],
    ["DE", 6.3, "2026-10-05", "warning"],
    ["DE", 6.3, "2023-10-05", "pass"],
    ["AU", 9, "2026-10-05", "pass"],
    ["NZ", 13.5, "2026-10-05", "pass"],
    ["GB", 9, "2026-10-05", "warning"],
    ["FR", 18, "2026-10-05", "unknown"],
    ["GB", 18, "2010-10-05", "unknown"],
  ])("in %s of %d on 90 on %s: %s", (country, tax, billDate, says) => {
    expect(said(18, taxed(tax, { billDate }), { country })).toBe(says);
  });

  it("at the reduced rate of Great Britain is for small use alone", () => {
    const use = (perDayUsage: number, commodity: EnergyBill["commodity"] = "electric") =>
      said(18, taxed(4.5, { usage: perDayUsage * 30, commodity }));
    expect([use(33), use(34)]).toEqual(["pass", "warning"]);
    expect([use(145, "gas"), use(146, "gas")]).toEqual(["pass", "warning"]);
    expect(use(1_000, null)).toBe("pass");
  });

  it("has rates from a day on", () => {
    expect(taxRatesOf("DE", "2024-03-31")).toEqual([19, 7]);
    expect(taxRatesOf("DE", "2024-04-01")).toEqual([19]);
    expect(taxRatesOf("DE", "2020-01-01")).toBeNull();
    expect(taxRatesOf("US", "2026-01-01")).toBeNull();
  });
});

describe("the number of a supply point", () => {
  it("is an MPAN with or without its top line, or an NMI", () => {
    const mpan = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43].reduce(
      (sum, weight, at) => sum + weight * Number("201234567890"[at]),
      0,
    );
    const right = `201234567890${(mpan % 11) % 10}`;
    expect(supplyPointVerdict(right)).toBe(true);
    expect(supplyPointVerdict(`00 801 111 ${right}`)).toBe(true);
    const wrong = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`;
    expect(supplyPointVerdict(wrong)).toBe(false);
    // The example of AEMO's procedure.
    expect(supplyPointVerdict("2001985732 8")).toBe(true);
    expect(supplyPointVerdict("20019857327")).toBe(false);
  });

  it("is none with letters that look like figures, or of another length", () => {
    for (const number of ["", "QOO1985732O8", "123456789012", "12345678901234"])
      expect(supplyPointVerdict(number)).toBeNull();
  });
});

describe("what a day and a unit cost", () => {
  it("come from the lines that charge for use, else from the whole", () => {
    expect(
      unitPrice(
        aBill({ lines: [aLine({ quantity: 100, amount: 20 }), aLine({ quantity: 100, amount: 40 })] }),
      ),
    ).toBe(0.3);
    expect(unitPrice(aBill({ lines: [], usage: 300, cost: 60 }))).toBe(0.2);
    expect(unitPrice(aBill({ lines: [], usage: 0, cost: 60 }))).toBeNull();
    expect(unitPrice(aBill({ lines: [], usage: 300, cost: null }))).toBeNull();
  });

  it("are none without a period", () => {
    expect(perDay(aBill({ start: null }))).toEqual({ usage: null, cost: null });
    expect(perDay(aBill({ usage: 60, cost: null, start: "2026-09-01", end: "2026-09-30" }))).toEqual({
      usage: 2,
      cost: null,
    });
  });
});
