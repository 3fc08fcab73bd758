import { expect, it } from "vitest";
import { decisionsOn, previousOf, versionBefore } from "~/domain/training/version-state";

const made = (id: string, previousIds: string[] = []) => ({ id, previousIds });

it("going back leads to what was in use before, then to the base model", () => {
  const [first, second] = [made("a"), made("b", ["a"])];
  const versions = [made("c"), second, first];
  expect(versionBefore(second, versions)).toEqual(first);
  expect(versionBefore(first, versions)).toBeNull();
});

it("what takes the place of a version has it, and all before it, behind itself", () => {
  expect(previousOf(null)).toEqual([]);
  expect(previousOf(made("b", ["a"]))).toEqual(["a", "b"]);
  const long = Array.from({ length: 20 }, (_, index) => `v${index}`);
  expect(previousOf(made("new", long))).toEqual([...long.slice(1), "new"]);
});

it.each([
  ["candidate", ["promote", "discard"]],
  ["active", ["roll-back"]],
  ["retired", ["promote"]],
  ["discarded", []],
] as const)("on a %s version can be decided: %j", (state, decisions) => {
  expect(decisionsOn(state, false)).toEqual(decisions);
});
