import { describe, expect, it } from "vitest";
import { asksForTrial, expiryOf } from "~/domain/billing/customer-payload";

describe("the expiry of a card", () => {
  it.each([
    ["05/2030", "05", "2030"],
    ["5/2030", "05", "2030"],
    ["05/30", "05", "2030"],
    ["052030", "05", "2030"],
    ["0530", "05", "2030"],
    [" 12-31 ", "12", "2031"],
    ["", "", ""],
    ["soon", "", ""],
    ["2030/05", "", ""],
    ["05/203", "", ""],
  ])("%j is month %j of %j", (text, month, year) => {
    expect(expiryOf(text)).toEqual({ month, year });
  });
});

describe("a trial is asked for", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  it.each([
    ["when the first bill is later than tomorrow", "03/12/2026", true],
    ["not when it is tomorrow, which is today and the service's day", "03/11/2026", false],
    ["not when it is today", "3/10/2026", false],
    ["not without a date", "", false],
    ["not with a date that is none", "13/40/2026", false],
    ["not with one written in another order", "2026-04-01", false],
  ])("%s", (_, date, asks) => {
    expect(asksForTrial(date, now)).toBe(asks);
  });
});
