import type { Candidate } from "@engine/stages/candidates/candidate";
import { amountRelations } from "@engine/stages/features/amount-relations";
import type { CandidateFact } from "@engine/values/candidate-fact";
import { centsOf } from "@engine/values/read-amount";
import { describe, expect, it } from "vitest";
import { countingIn, madeCandidate } from "../../support/seen";

const amount = (value: string, facts: CandidateFact[] = ["decimals"]): Candidate =>
  madeCandidate({ value, cents: centsOf(value), facts: new Set(facts) });

/** The features of amounts beside their share of the largest, by value. */
function relationsOf(values: readonly string[], rates: readonly number[] = []): Record<string, string[]> {
  return Object.fromEntries(
    [
      ...amountRelations(
        values.map((value) => amount(value)),
        rates,
      ),
    ].map(([{ value }, features]) => [
      value,
      Object.keys(countingIn(features)).filter((name) => !name.startsWith("share-")),
    ]),
  );
}

describe("sums of two amounts", () => {
  it("are told of the sum only", () => {
    expect(relationsOf(["100.00", "13.11", "113.11"])).toEqual({
      "100.00": [],
      "13.11": [],
      "113.11": ["sum-of-two"],
    });
  });

  it.each([
    ["Spain, 21 %", 21, "100.00", "21.00", "121.00"],
    ["Germany, 19 %", 19, "84.03", "15.97", "100.00"],
    ["France, 5.5 %", 5.5, "200.00", "11.00", "211.00"],
    ["Quebec, 14.975 %", 14.975, "80.00", "11.98", "91.98"],
    ["Mexico, 16 %", 16, "1234.50", "197.52", "1432.02"],
    ["a cent of rounding", 10, "99.95", "9.99", "109.94"],
  ])("know net, tax and gross at a rate: %s", (_name, rate, net, tax, gross) => {
    expect(relationsOf([net, tax, gross], [rate])).toEqual({
      [net]: ["net-at-rate"],
      [tax]: ["tax-at-rate"],
      [gross]: ["sum-of-two", "gross-at-rate"],
    });
  });

  it("are no tax at a rate that the country does not know", () => {
    expect(relationsOf(["100.00", "21.00", "121.00"], [19, 7])["121.00"]).toEqual(["sum-of-two"]);
  });

  it("are no tax two cents off the rate", () => {
    expect(relationsOf(["100.00", "10.02", "110.02"], [10])["110.02"]).toEqual(["sum-of-two"]);
  });

  it("take an amount twice only where it is printed twice", () => {
    expect(relationsOf(["50.00", "100.00"])["100.00"]).toEqual([]);
    const twice = amountRelations([amount("50.00"), amount("50.00"), amount("100.00")], []);
    expect([...twice.values()].map(countingIn)).toEqual([
      { "share-half": 1 },
      { "share-half": 1 },
      { "share-all": 1, "sum-of-two": 1 },
    ]);
  });

  it("mark every place where the sum is printed", () => {
    const relations = amountRelations(
      ["100.00", "10.00", "110.00", "110.00"].map((value) => amount(value)),
      [10],
    );
    const sums = [...relations].filter(([, features]) => features["gross-at-rate"]);
    expect(sums.map(([{ value }]) => value)).toEqual(["110.00", "110.00"]);
  });

  it("leave credits and nothing at all out", () => {
    expect(relationsOf(["100.00", "-10.00", "90.00", "0.00"])).toEqual({
      "100.00": [],
      "-10.00": [],
      "90.00": [],
      "0.00": [],
    });
  });

  it("look only at amounts with decimals", () => {
    const whole = amount("121", []);
    const relations = amountRelations([amount("100.00"), amount("21.00"), whole], [21]);
    expect(relations.has(whole)).toBe(false);
    expect([...relations.keys()]).toHaveLength(2);
  });

  it("look at no more amounts than can be compared in pairs", () => {
    const many = Array.from({ length: 170 }, (_, index) => amount(`${1000 + index}.01`));
    expect(amountRelations(many, []).size).toBe(160);
  });
});

describe("cash rounding", () => {
  it.each([
    ["down by 2 cents", "41.52", "41.50"],
    ["up by 2 cents", "41.53", "41.55"],
    ["down by 1 cent", "9.96", "9.95"],
    ["up by 4 cents, as a till rounds up", "9.96", "10.00"],
  ])("is seen %s", (_name, exact, rounded) => {
    expect(relationsOf([exact, rounded])).toEqual({ [exact]: ["unrounded"], [rounded]: ["rounded"] });
  });

  it.each(["0.02", "-0.02"])("is as shown where the difference is printed as %s", (difference) => {
    const relations = relationsOf(["41.52", difference, "41.50"]);
    expect(relations["41.50"]).toContain("rounded-as-shown");
    expect(relations["41.52"]).toContain("unrounded-as-shown");
  });

  it.each([
    ["five cents are no rounding", ["41.55", "41.50"]],
    ["an amount that is no multiple of five cents is not rounded", ["41.52", "41.51"]],
    ["both are round already", ["41.50", "41.45"]],
  ])("is not seen where %s", (_name, values) => {
    expect(Object.values(relationsOf(values))).toEqual([[], []]);
  });
});

describe("the share of the largest amount", () => {
  it.each([
    ["100.00", "share-all"],
    ["99.99", "share-most"],
    ["80.00", "share-most"],
    ["79.99", "share-half"],
    ["50.00", "share-half"],
    ["49.99", "share-some"],
    ["15.00", "share-some"],
    ["14.99", "share-little"],
    ["0.00", "share-none"],
    ["-20.00", "share-none"],
  ])("of %s is %s", (value, share) => {
    const asked = amount(value);
    const relations = amountRelations([amount("100.00"), asked], []);
    expect(Object.keys(relations.get(asked) ?? {})).toContain(share);
  });

  it("is none where nothing is owed", () => {
    const credit = amount("-12.00");
    expect(countingIn(amountRelations([credit], []).get(credit) ?? {})).toEqual({ "share-none": 1 });
  });
});

describe("amounts rounded for cash", () => {
  const rounded = (isRounded: boolean) =>
    Object.fromEntries(
      [...amountRelations([amount("87.08"), amount("87.10")], [], isRounded)].map(([{ value }, features]) => [
        value,
        Object.keys(countingIn(features)).filter((name) => name.includes("rounded")),
      ]),
    );

  it("are as shown where a line says that something was rounded, though not how much", () => {
    expect(rounded(true)).toEqual({ "87.08": ["unrounded-as-shown"], "87.10": ["rounded-as-shown"] });
    expect(rounded(false)).toEqual({ "87.08": ["unrounded"], "87.10": ["rounded"] });
  });
});
