import { expect, it } from "vitest";
import { checkBill } from "~/domain/energy/check-bill";
import { shownOutcomes } from "~/domain/energy/shown-outcomes";
import { aBill, aHistory, aLine, lastBill } from "./a-bill";

const outcomesOf = (...[bill, history]: Parameters<typeof checkBill>) => checkBill(bill, history);

it("sentences of checks have dates and decimals as the culture writes them, and names as they are", () => {
  const bill = aBill({
    billDate: "2026-11-02",
    total: 108.25,
    previousRead: "990.5",
    meter: "12.5",
    meterKey: "125",
    number: "2026.11",
    lines: [aLine({ text: "90.5", amount: 90.5 })],
  });
  const history = aHistory({ earlier: [lastBill()], sameNumber: [lastBill({ number: "2026.11" })] });
  const shown = shownOutcomes(outcomesOf(bill, history), "de-DE");
  const valuesOf = (check: number) => shown.find((one) => one.check === check)?.values;
  expect(valuesOf(1)).toEqual({ total: "108,25", sum: "108" });
  expect(valuesOf(4)).toEqual({ read: "990,5", last: "1000" });
  expect(valuesOf(5)).toEqual({ meter: "12.5", last: "ED 1" });
  expect(valuesOf(8)).toEqual({ end: "30.09.2026", billDate: "02.11.2026", dueDate: "20.10.2026" });
  expect(valuesOf(9)).toMatchObject({ number: "2026.11" });
  expect(valuesOf(14)).toEqual({ line: "90.5", product: "90", amount: "90,5" });
});
