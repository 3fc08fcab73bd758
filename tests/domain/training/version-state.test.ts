import { expect, it } from "vitest";
import { decisionsOn, type VersionState, versionBefore } from "~/domain/training/version-state";

const version = (number: number, state: VersionState) => ({ number, state });

it("going back leads to the latest version before that was in use, then to the base model", () => {
  const versions = [
    version(1, "retired"),
    version(2, "discarded"),
    version(3, "retired"),
    version(4, "active"),
  ];
  expect(versionBefore({ number: 4 }, versions)).toEqual(version(3, "retired"));
  expect(versionBefore({ number: 3 }, versions)).toEqual(version(1, "retired"));
  expect(versionBefore({ number: 1 }, versions)).toBeNull();
});

it.each([
  ["candidate", ["promote", "discard"]],
  ["active", ["roll-back"]],
  ["retired", ["promote"]],
  ["discarded", []],
] as const)("on a %s version can be decided: %j", (state, decisions) => {
  expect(decisionsOn(state)).toEqual(decisions);
});
