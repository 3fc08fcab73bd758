import { isParty } from "@engine/stages/features/is-party";
import { memoized } from "@engine/stages/features/memoized";
import type { CandidateType } from "@engine/values/candidate-type";
import { describe, expect, it, vi } from "vitest";
import { madeCandidate } from "../../support/seen";

describe("what is looked up of a candidate", () => {
  it("is looked up once for each", () => {
    const look = vi.fn(({ value }: { value: string }) => value.length);
    const lengthOf = memoized(look);
    const [one, other] = ["12.00", "7.5"].map((value) => madeCandidate({ value }));
    if (!one || !other) throw new Error("two candidates are wanted");
    expect([lengthOf(one), lengthOf(other), lengthOf(one), lengthOf(one)]).toEqual([5, 3, 5, 5]);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it("is told by the candidate, not by its value", () => {
    const look = vi.fn(() => ({}));
    const lookUp = memoized(look);
    expect(lookUp(madeCandidate({ value: "1.00" }))).not.toBe(lookUp(madeCandidate({ value: "1.00" })));
    expect(look).toHaveBeenCalledTimes(2);
  });

  it("is kept when it is nothing much", () => {
    const look = vi.fn(() => 0);
    const lookUp = memoized(look);
    const candidate = madeCandidate({ value: "1.00" });
    lookUp(candidate);
    lookUp(candidate);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it("is looked up anew beyond what a long document has memory for", () => {
    const look = vi.fn(({ value }: { value: string }) => value);
    const lookUp = memoized(look);
    const candidates = Array.from({ length: 6_001 }, (_, index) => madeCandidate({ value: String(index) }));
    for (const candidate of candidates) lookUp(candidate);
    for (const candidate of candidates) expect(lookUp(candidate)).toBe(candidate.value);
    expect(look).toHaveBeenCalledTimes(6_002);
  });
});

describe("who is a party", () => {
  it.each<[CandidateType, boolean]>([
    ["name", true],
    ["address", true],
    ["taxId", false],
    ["amount", false],
    ["text", false],
  ])("%s: %s", (type, is) => expect(isParty(madeCandidate({ type, value: "x" }))).toBe(is));
});
