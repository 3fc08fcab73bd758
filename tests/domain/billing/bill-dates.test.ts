import { describe, expect, it } from "vitest";
import { nextBillDay, paymentServiceDate, trialEnd } from "~/domain/billing/bill-dates";

describe("bill dates", () => {
  it.each([
    ["2026-01-15", "2026-02-15"],
    ["2026-12-01", "2027-01-01"],
    ["2026-04-30", "2026-05-30"],
    // A 31st rolls to the 1st, whether the month has one or not.
    ["2026-03-31", "2026-05-01"],
    ["2026-07-31", "2026-09-01"],
    ["2026-12-31", "2027-02-01"],
    ["2026-01-31", "2026-03-01"],
    ["2028-01-31", "2028-03-01"],
    // So does a day that February lacks.
    ["2026-01-29", "2026-03-01"],
    ["2026-01-30", "2026-03-01"],
    ["2028-01-29", "2028-02-29"],
    ["2028-01-30", "2028-03-01"],
  ])("after %s comes %s", (day, next) => {
    expect(nextBillDay(day)).toBe(next);
  });

  it.each([
    ["2026-11-21", "2026-12-05"],
    ["2026-12-20", "2027-01-03"],
    ["2028-02-16", "2028-03-01"],
  ])("a trial from %s is billed on %s", (start, end) => {
    expect(trialEnd(start)).toBe(end);
  });

  it.each([
    ["2026-11-21", "11/22/2026"],
    ["2026-12-31", "01/01/2027"],
    ["2028-02-28", "02/29/2028"],
  ])("the payment service writes %s as %s", (day, written) => {
    expect(paymentServiceDate(day)).toBe(written);
  });
});
