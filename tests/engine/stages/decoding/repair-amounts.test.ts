import { repairAmounts } from "@engine/stages/decoding/repair-amounts";
import { misreadingsBetween } from "@engine/values/misreading";
import { proofFigures } from "@tests/support/proof-figures";
import { describe, expect, it } from "vitest";

const found = (value: string) => ({ value, raw: value, confidence: 0.9, place: null, reasons: [] });
const misread = { subTotal: 280, tax: 28, total: 303 };
const fields = { subTotal: found("280.00"), tax: found("28.00"), total: found("303.00") };

describe("repair by arithmetic", () => {
  it("puts right the one amount that two constraints force and a slip explains", () => {
    const repaired = repairAmounts(fields, proofFigures({ amounts: misread, rates: [10], recognised: true }));
    expect(repaired.total).toEqual({
      ...fields.total,
      value: "308.00",
      confidence: 0.75,
      reasons: [{ key: "reason.repaired", values: { before: "303.00" } }],
    });
    expect([repaired.subTotal, repaired.tax]).toEqual([fields.subTotal, fields.tax]);
  });

  it.each([
    ["only the sum speaks for it", { amounts: misread, recognised: true }],
    ["the words are no recognition", { amounts: misread, rates: [10] }],
    ["no slip explains it", { amounts: { ...misread, total: 312 }, rates: [10], recognised: true }],
    ["the sum holds", { amounts: { ...misread, total: 308 }, rates: [10], recognised: true }],
    ["one of the three is not there", { amounts: { tax: 28, total: 303 }, rates: [10], recognised: true }],
  ])("changes nothing where %s", (_case, about) => {
    expect(repairAmounts(fields, proofFigures(about))).toBe(fields);
  });
});

describe("slips of recognition", () => {
  it.each([
    [30800, 30300, 1],
    [18000, 13300, undefined],
    [88000, 33000, 2],
    [120000, 20000, 1],
    [12040, 1204000, 1],
    [30800, 30800, undefined],
    [30800, -30300, undefined],
    [88800, 33300, undefined],
  ])("%i read as %i", (printed, read, slips) => expect(misreadingsBetween(printed, read)).toBe(slips));
});
