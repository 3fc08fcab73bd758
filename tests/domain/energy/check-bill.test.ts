import { describe, expect, it } from "vitest";
import { checkBill } from "~/domain/energy/check-bill";
import type { BillHistory, Severity } from "~/domain/energy/check-outcome";
import { comparableBills } from "~/domain/energy/comparable-bills";
import { billedDays, type EnergyBill } from "~/domain/energy/energy-bill";
import { supplyPointVerdict } from "~/domain/energy/supply-point";
import { aBill, aHistory, aLine, lastBill } from "./a-bill";

type Case = [bill: Partial<EnergyBill>, history?: Partial<BillHistory>];

const unknownLine = (change: Parameters<typeof aLine>[0]) =>
  aLine({ described: false, chargeType: "other", unit: "", ...change });
const following = (last: Partial<EnergyBill> = {}) => ({ earlier: [lastBill(last)] });
const periods = (days: number[]) => ({
  earlier: days.map((count, index) =>
    lastBill({
      documentId: `p${index}`,
      start: "2026-08-02",
      end: `2026-08-${String(2 + count).padStart(2, "0")}`,
    }),
  ),
});
const yearAgo = (change: Partial<EnergyBill> = {}) => ({
  earlier: [lastBill(), lastBill({ documentId: "year", start: "2025-09-01", end: "2025-09-30", ...change })],
});
const open = { contract: { opensOn: "2026-01-01", closesOn: "2026-12-31", unitPrice: null } };
const agreed = (unitPrice: number) => ({ contract: { opensOn: null, closesOn: null, unitPrice } });

/** For each check: a bill that passes, one that fails and how badly, and one that cannot be judged. */
const cases: [check: number, pass: Case, fail: Case, severity: Severity, unknown: Case][] = [
  [1, [{}], [{ total: 108.03 }], "severe", [{ linesTotal: null }]],
  [2, [{}], [{ amountDue: 158 }], "warning", [{ payments: null }]],
  [3, [{ previousRead: "9800", currentRead: "0100" }], [{ usage: 302 }], "severe", [{ currentRead: null }]],
  [4, [{}, following()], [{}, following({ currentRead: "990" })], "severe", [{}, {}]],
  [
    5,
    [{}, following()],
    [{}, following({ meter: "ED 2", meterKey: "ed2" })],
    "warning",
    [{ meter: "" }, following()],
  ],
  [6, [{}, following()], [{}, following({ end: "2026-08-29" })], "warning", [{}, {}]],
  [7, [{}, periods([28, 29, 27])], [{}, periods([20, 21, 20])], "info", [{}, periods([28, 29])]],
  [8, [{}], [{ billDate: "2026-11-02" }], "warning", [{ billDate: null }]],
  [9, [{}], [{}, { sameNumber: [lastBill({ number: "B-9" })] }], "severe", [{ number: null }]],
  [10, [{}, following()], [{ estimated: true }, following({ estimated: true })], "warning", [{}, {}]],
  [11, [{}, yearAgo()], [{}, yearAgo({ usage: 240 })], "warning", [{}, following()]],
  [12, [{}, yearAgo()], [{ cost: 40 }, yearAgo()], "warning", [{}, following()]],
  [13, [{}, yearAgo()], [{}, agreed(0.29)], "warning", [{}, following()]],
  [14, [{}], [{ lines: [aLine({ amount: 90.5 })] }], "warning", [{ lines: [aLine({ rate: null })] }]],
  [15, [{}, following()], [{ usage: 0, lines: [] }, following({ usage: 0 })], "warning", [{}, {}]],
  [16, [{}], [{ demand: 30 }], "info", [{ demand: null }]],
  [17, [{}, following()], [{}, following({ capacity: 60 })], "warning", [{}, {}]],
  [18, [{}], [{ tax: 9 }], "warning", [{}, { country: "US" }]],
  [19, [{}], [{ supplyPoint: "20019857327" }], "severe", [{ supplyPoint: "77" }]],
  [20, [{}, open], [{ start: "2025-12-31" }, open], "severe", [{}, {}]],
];

const outcome = (check: number, [bill, history]: Case) =>
  checkBill(aBill(bill), aHistory(history))[check - 1];

describe("the checks of an energy bill", () => {
  it.each(cases)("check %i passes, fails and does not know", (check, pass, fail, severity, unknown) => {
    expect(outcome(check, pass)).toEqual({ check, severity: "pass", values: {} });
    const failed = outcome(check, fail);
    expect(failed?.severity).toBe(severity);
    expect(Object.keys(failed?.values ?? {}).length).toBeGreaterThan(0);
    expect(outcome(check, unknown)).toEqual({ check, severity: "unknown", values: {} });
  });

  it("there are twenty, and without history none that needs it passes", () => {
    expect(cases.map(([check]) => check)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const alone = checkBill(aBill(), aHistory()).filter(({ severity }) => severity === "unknown");
    expect(alone.map(({ check }) => check)).toEqual([4, 5, 6, 7, 10, 11, 12, 13, 15, 17, 20]);
  });

  it.each<[number, Case, Severity]>([
    // 100 m³ at 39.5 MJ are 1,122.06 kWh.
    [3, [{ currentRead: "1100", calorificValue: 39.5, usage: 1122 }], "pass"],
    [3, [{ currentRead: "1100", multiplier: 40, usage: 4000 }], "pass"],
    // The readings of the day's register on a bill with one for the night; prices by step of one register; neither.
    [3, [{ usage: 500, lines: [aLine(), aLine({ text: "Night", quantity: 200 })] }], "unknown"],
    // Two steps of the day's price and the night; lines that nobody has described yet.
    [
      3,
      [{ usage: 500, lines: [aLine({ quantity: 100 }), aLine({ quantity: 200 }), aLine({ quantity: 200 })] }],
      "unknown",
    ],
    [3, [{ usage: 500, lines: [200, 300].map((quantity) => unknownLine({ quantity })) }], "unknown"],
    [3, [{ usage: 500, lines: [200, 250].map((quantity) => unknownLine({ quantity })) }], "severe"],
    [3, [{ lines: [aLine({ quantity: 100 }), aLine({ text: "Above 100", quantity: 200 })] }], "pass"],
    [3, [{ usage: 500, lines: [aLine({ quantity: 250 }), aLine({ quantity: 250 })] }], "severe"],
    [3, [{ usage: 500, lines: [aLine({ quantity: 500 })] }], "severe"],
    [6, [{ start: "2026-08-31" }, following()], "pass"],
    [6, [{ start: "2026-08-30" }, following()], "warning"],
    [9, [{ number: null }, following({ total: 108, dueDate: "2026-10-20" })], "severe"],
    [10, [{ estimated: null }, following({ start: "2026-07-02", end: "2026-08-01", usage: 300 })], "warning"],
    [11, [{}, { earlier: [lastBill(), lastBill({ documentId: "b" })] }], "pass"],
    [11, [{ usage: 400 }, { earlier: [lastBill(), lastBill({ documentId: "b" })] }], "warning"],
    [13, [{}, agreed(0.3)], "pass"],
    [14, [{ lines: [aLine({ rate: 30 })] }], "pass"],
    [
      14,
      [{ lines: [aLine({ chargeType: "standing", unit: "day", quantity: 31, rate: 1, amount: 31 })] }],
      "warning",
    ],
    [15, [{}, following({ usage: 0 })], "warning"],
    [15, [{ usage: 0 }], "warning"],
    [18, [{ tax: 4.5 }], "pass"],
    [18, [{ tax: 4.5, usage: 2000 }], "warning"],
    [18, [{ tax: 9 }, { country: "AU" }], "pass"],
  ])("check %i of %j is %s", (check, of, severity) => {
    expect(outcome(check, of)?.severity).toBe(severity);
  });
});

describe("what a bill is compared with", () => {
  it("a period printed from the first to the last of a month takes its last day in", () => {
    expect(billedDays({ start: "2026-10-01", end: "2026-10-31" })).toBe(31);
    expect(billedDays({ start: "2026-10-05", end: "2026-11-05" })).toBe(31);
    expect(billedDays({ start: "2026-10-05", end: "2026-10-05" })).toBeNull();
  });

  it("an exchanged meter follows the account's one meter, and none of two", () => {
    const other = lastBill({ meterKey: "ed2" });
    expect(comparableBills(aBill(), [], [other])).toEqual([other]);
    expect(comparableBills(aBill(), [], [other, lastBill({ meterKey: "ed3" })])).toEqual([]);
    expect(comparableBills(aBill({ accountKey: "" }), [other], [])).toEqual([]);
  });

  it.each([
    ["2001985732 8", true],
    ["QAAAVZZZZZ3", true],
    ["QAAAVZZZZZ4", false],
    ["QAAAVZZZZZ", null],
    ["1200023305967", true],
    ["00 801 902 12 0002 3305 967", true],
    ["1200023305968", false],
  ])("%s: %s", (number, verdict) => {
    expect(supplyPointVerdict(number)).toBe(verdict);
  });
});
