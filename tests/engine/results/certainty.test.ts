import { certaintyOf, needsReview } from "@engine/results/certainty";
import { concernOfFinding } from "@engine/results/concern-of-finding";
import { findingKeys } from "@engine/results/reason-keys";
import { describe, expect, it } from "vitest";

it.each([
  [1, "sure"],
  [0.95, "sure"],
  [0.9499, "likely"],
  [0.8, "likely"],
  [0.7999, "doubtful"],
  [0, "doubtful"],
])("a confidence of %d is %s", (confidence, certainty) => {
  expect(certaintyOf(confidence)).toBe(certainty);
});

describe("a field that a person should look at", () => {
  const field = { value: "118.00", confidence: 0.9, required: true, edited: false };

  it.each([
    ["is likely", {}, false],
    ["is doubtful", { confidence: 0.5 }, true],
    ["is doubtful but entered by a person", { confidence: 0.5, edited: true }, false],
    ["is required and missing", { value: null, confidence: null }, true],
    ["is required and empty", { value: "" }, true],
    ["is missing and not required", { value: null, required: false }, false],
    ["was emptied by a person", { value: null, edited: true }, false],
    ["has no confidence", { confidence: null }, true],
  ])("%s", (_what, change, expected) => {
    expect(needsReview({ ...field, ...change })).toBe(expected);
  });
});

it.each([
  ["finding.other-kind", "kind"],
  ["finding.balance-labels", "kind"],
  ["finding.order-labels", "kind"],
  ["finding.other-currency", "currency"],
  ["finding.vendor-is-item", "vendor"],
  ["finding.embedded-differs", "embedded"],
  ["finding.embedded-row-differs", "embedded"],
  ["finding.embedded-unreadable", undefined],
  ["finding.hidden-text", undefined],
])("%s casts doubt on %s", (key, concern) => {
  expect(findingKeys).toContain(key);
  expect(concernOfFinding(key)).toBe(concern);
});
