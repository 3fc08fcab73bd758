import { absenceFeatures, bestOf, noOptions } from "@engine/stages/features/absence-features";
import { hashText } from "@engine/weights/feature-hash";
import { namedHashes } from "@engine/weights/named-hashes";
import { describe, expect, it } from "vitest";

const contextOf = (best: Parameters<typeof absenceFeatures>[0]) => [...absenceFeatures(best).contextFeatures];

describe("the best options of a field", () => {
  it("begin with none, whose prior score is the least", () => {
    expect(noOptions).toEqual({ label: 0, prior: -6, count: 0 });
  });

  it.each([
    ["beside it", { "label-right": 0.9 }],
    ["above it", { "label-below": 0.9 }],
    ["over its section", { "label-section": 0.9 }],
    ["at several places", { "label-right": 0.2, "label-below": 0.9, "label-section": 0.4 }],
  ])("know the label %s", (_name, labels) => {
    expect(bestOf(noOptions, { labels, prior: 1 })).toEqual({ label: 0.9, prior: 1, count: 1 });
  });

  it("keep the strongest label and the highest score, of whichever option", () => {
    const options = [
      { labels: { "label-right": 0.5 }, prior: 3 },
      { labels: { "label-right": 1.4 }, prior: -2 },
      { labels: {}, prior: 0 },
    ];
    expect(options.reduce(bestOf, noOptions)).toEqual({ label: 1.4, prior: 3, count: 3 });
  });

  it("count an option that is worse than none", () => {
    expect(bestOf(noOptions, { labels: {}, prior: -9 })).toEqual({ label: 0, prior: -6, count: 1 });
  });
});

describe("what speaks for a field not being on the page", () => {
  it("is told in quarters of a label, whole scores and a few options", () => {
    expect(contextOf({ label: 0.9, prior: 2.4, count: 3 })).toEqual(
      ["absent", "absent-label:4", "absent-prior:2", "absent-count:3"].map(hashText),
    );
  });

  it.each([
    ["a score above 6", { label: 0, prior: 40, count: 0 }, { label: 0, prior: 6, count: 0 }],
    ["a score below -6", { label: 0, prior: -40, count: 0 }, { label: 0, prior: -6, count: 0 }],
    ["more than five options", { label: 0, prior: 0, count: 900 }, { label: 0, prior: 0, count: 5 }],
    ["a label within an eighth", { label: 0.95, prior: 0, count: 0 }, { label: 1.1, prior: 0, count: 0 }],
  ])("is the same for %s", (_name, one, other) => {
    expect(contextOf(one)).toEqual(contextOf(other));
  });

  it("differs between no option and one", () => {
    expect(contextOf({ ...noOptions, count: 1 })).not.toEqual(contextOf(noOptions));
  });

  it("holds the strength of the best label by name, and none without a label", () => {
    expect(absenceFeatures({ label: 0.7, prior: 0, count: 1 }).named).toEqual(
      namedHashes({ "absent-best-label": 0.7 }),
    );
    expect(absenceFeatures(noOptions).named).toEqual([]);
  });
});
