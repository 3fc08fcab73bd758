import { absenceFeatures, bestOf, noOptions } from "@engine/stages/features/absence-features";
import { hashText } from "@engine/weights/feature-hash";
import { namedHashes } from "@engine/weights/named-hashes";
import { describe, expect, it } from "vitest";

const namedOf = (best: Parameters<typeof absenceFeatures>[0]) => absenceFeatures(best).named;
const told = (names: readonly string[]) => names.map((name) => [hashText(name), 1]);

describe("the best options of a field", () => {
  it("begin with none", () => {
    expect(noOptions).toEqual({ label: 0, count: 0 });
  });

  it.each([
    ["beside it", { "label-right": 0.9 }],
    ["above it", { "label-below": 0.9 }],
    ["over its section", { "label-section": 0.9 }],
    ["at several places", { "label-right": 0.2, "label-below": 0.9, "label-section": 0.4 }],
  ])("know the label %s", (_name, labels) => {
    expect(bestOf(noOptions, { labels })).toEqual({ label: 0.9, count: 1 });
  });

  it("keep the strongest label, of whichever option", () => {
    const options = [{ labels: { "label-right": 0.5 } }, { labels: { "label-right": 1.4 } }, { labels: {} }];
    expect(options.reduce(bestOf, noOptions)).toEqual({ label: 1.4, count: 3 });
  });

  it("count an option without a label", () => {
    expect(bestOf(noOptions, { labels: {} })).toEqual({ label: 0, count: 1 });
  });
});

describe("what speaks for a field not being on the page", () => {
  it("is told in quarters of a label and a few options", () => {
    expect(namedOf({ label: 0.9, count: 3 })).toEqual([
      ...told(["absent", "absent-label:4", "absent-count:3"]),
      ...namedHashes({ "absent-best-label": 0.9 }),
    ]);
  });

  it("is the same for more than five options", () => {
    expect(namedOf({ label: 0, count: 900 })).toEqual(namedOf({ label: 0, count: 5 }));
  });

  it("has the same quarter for a label within an eighth", () => {
    const quarterOf = (label: number) => namedOf({ label, count: 0 })[1];
    expect(quarterOf(0.95)).toEqual(quarterOf(1.1));
    expect(quarterOf(0.95)).not.toEqual(quarterOf(0.6));
  });

  it("differs between no option and one", () => {
    expect(namedOf({ ...noOptions, count: 1 })).not.toEqual(namedOf(noOptions));
  });

  it("holds no strength of a label where there is none", () => {
    expect(namedOf(noOptions)).toEqual(told(["absent", "absent-label:0", "absent-count:0"]));
  });
});
