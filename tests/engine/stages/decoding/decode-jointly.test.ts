import { type Assignment, decodeJointly, type JointScore } from "@engine/stages/decoding/decode-jointly";
import { describe, expect, it, vi } from "vitest";
import { proofsIn, scoredAs, valuesIn } from "../../support/scored";

const nothing: JointScore = { bonus: 0, proofs: {} };
const silent = () => nothing;

describe("fields decided together", () => {
  it("take the best of each where nothing binds them", () => {
    const chosen = decodeJointly(
      { net: [scoredAs("100.00", 2), scoredAs("90.00", 1)], tax: [scoredAs("10.00", 1)] },
      silent,
    );
    expect(valuesIn(chosen)).toEqual({ net: "100.00", tax: "10.00" });
  });

  it("leave out a field that is likelier not on the page", () => {
    expect(decodeJointly({ net: [scoredAs("100.00", -0.1)], tax: [] }, silent)).toEqual({});
  });

  it("take a worse value that the others bear out", () => {
    const chosen = decodeJointly(
      { net: [scoredAs("100.00", 2), scoredAs("90.00", 1)], tax: [scoredAs("10.00", 1)] },
      ({ net }) =>
        net?.candidate.value === "90.00" ? { bonus: 1.5, proofs: { net: ["adds-up"] } } : nothing,
    );
    expect(valuesIn(chosen)).toEqual({ net: "90.00", tax: "10.00" });
    expect(proofsIn(chosen)).toEqual({ net: ["adds-up"] });
  });

  it("take nothing where the others speak against all", () => {
    const chosen = decodeJointly({ net: [scoredAs("100.00", 2)] }, ({ net }) =>
      net ? { bonus: -3, proofs: {} } : nothing,
    );
    expect(chosen).toEqual({});
  });

  it("lead by what the best answer with another value, or with none, falls short", () => {
    const lead = (...scores: number[]) =>
      decodeJointly({ net: scores.map((score, index) => scoredAs(`${index}.00`, score)) }, silent).net
        ?.margin;
    expect(lead(3, 1)).toBe(2);
    expect(lead(3, -1)).toBe(3);
    expect(lead(3)).toBe(3);
  });

  it("lead over other values, not over the same at another place", () => {
    const chosen = decodeJointly(
      { net: [scoredAs("100.00", 3), scoredAs("100.00", 2.9), scoredAs("7.00", 0.5)] },
      silent,
    );
    expect(chosen.net?.margin).toBe(2.5);
  });

  it("count the gain of the whole in the lead of each", () => {
    const chosen = decodeJointly(
      { net: [scoredAs("100.00", 1)], tax: [scoredAs("10.00", 1)] },
      ({ net, tax }) => (net && tax ? { bonus: 4, proofs: {} } : nothing),
    );
    expect([chosen.net?.margin, chosen.tax?.margin]).toEqual([5, 5]);
  });

  it("look at the first seven values of a field, or as many as are told", () => {
    const options = Array.from({ length: 9 }, (_, index) => scoredAs(`${index}.00`, 1 - index / 10));
    const favour = (value: string) => (assignment: Assignment) =>
      assignment.net?.candidate.value === value ? { bonus: 9, proofs: {} } : nothing;
    expect(valuesIn(decodeJointly({ net: options }, favour("6.00")))).toEqual({ net: "6.00" });
    expect(valuesIn(decodeJointly({ net: options }, favour("7.00")))).toEqual({ net: "0.00" });
    expect(valuesIn(decodeJointly({ net: options }, favour("6.00"), 4))).toEqual({ net: "0.00" });
  });

  it("do not look at what nobody would decide for", () => {
    const seen = vi.fn((_assignment: Assignment) => nothing);
    decodeJointly({ net: [scoredAs("100.00", 2), scoredAs("4711.00", -6.1)] }, seen);
    const values = seen.mock.calls.map(([assignment]) => assignment.net?.candidate.value);
    expect(new Set(values)).toEqual(new Set(["100.00", undefined]));
  });

  it("are none where none is asked for", () => {
    expect(decodeJointly({}, silent)).toEqual({});
  });
});
