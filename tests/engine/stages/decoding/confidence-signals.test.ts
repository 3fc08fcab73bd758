import { type ConfidenceSignals, signalValues } from "@engine/stages/decoding/confidence-signals";
import { centsApart, equation, money } from "@engine/stages/decoding/equation";
import { describe, expect, it } from "vitest";

const signals = (about: Partial<ConfidenceSignals> = {}): ConfidenceSignals => ({
  field: "total",
  score: 3,
  margin: 1,
  share: 0.9,
  proofs: new Set(),
  label: 1,
  claimed: 0,
  reading: 0.8,
  recognised: false,
  checkDigit: false,
  checkFails: false,
  repeated: false,
  streetless: false,
  proven: false,
  known: false,
  memory: 0,
  constant: 0,
  against: 0,
  ...about,
});

describe("what the confidence of a value is worked out from", () => {
  it.each([
    ["score", { score: 40 }, 16],
    ["score", { score: -40 }, -4],
    ["margin", { margin: 40 }, 16],
    ["label", { label: 3 }, 2],
    ["claimed", { claimed: 3 }, 2],
  ])("is bounded: %s of %j", (name, about, value) => {
    expect(signalValues(signals(about))[name]).toBe(value);
  });

  it.each([
    ["adds-up", "addsUp"],
    ["rate", "rate"],
    ["columns", "rate"],
    ["lines", "lines"],
    ["paid", "paid"],
    ["date-order", "dateOrder"],
    ["same-block", "sameBlock"],
  ])("counts the proof %s as %s, alone", (proof, name) => {
    const flags = ["addsUp", "rate", "lines", "paid", "dateOrder", "sameBlock"];
    const values = signalValues(signals({ proofs: new Set([proof]) }));
    expect(flags.filter((flag) => values[flag] === 1)).toEqual([name]);
  });

  it.each(["recognised", "checkDigit", "checkFails", "repeated", "streetless", "proven", "known"] as const)(
    "counts %s as 0 or 1",
    (name) => {
      expect(signalValues(signals())[name]).toBe(0);
      expect(signalValues(signals({ [name]: true }))[name]).toBe(1);
    },
  );

  it("names the field", () => {
    const values = signalValues(signals({ field: "tax" }));
    expect(values).toMatchObject({ "field:tax": 1 });
    expect(values).not.toHaveProperty("field:total");
  });
});

describe("an equation", () => {
  it("names its sentence and keeps its numbers", () => {
    expect(equation("net-tax-total", false, { total: "121.00" })).toEqual({
      key: "equation.net-tax-total",
      holds: false,
      values: { total: "121.00" },
    });
  });

  it.each([
    [12_345, "123.45"],
    [5, "0.05"],
    [-1_200, "-12.00"],
    [0, "0.00"],
    [99_999_999_999, "999999999.99"],
  ])("writes %i cents as %s", (cents, value) => expect(money(cents)).toBe(value));

  it("allows for the rounding of net and tax", () => expect(centsApart).toBe(2));
});
