import { describe, expect, test } from "vitest";
import { createModelInput } from "~/domain/models/model-inputs";

const valid = {
  name: "North America",
  baseModelId: "invoices-north-america",
  currency: "USD",
  timeZone: "America/New_York",
  culture: "en-US",
  threshold: 12,
  fields: [
    { key: "invoiceNumber", weight: 10, required: true, line: false },
    { key: "quantity", weight: 2, required: false, line: false },
  ],
};

const problems = (change: object) =>
  createModelInput
    .safeParse({ ...valid, ...change })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("a model's settings", () => {
  test("are accepted, and line-item fields are lines whatever was said", () => {
    expect(createModelInput.parse(valid).fields.map(({ line }) => line)).toEqual([false, true]);
  });

  test("are accepted again once they were parsed", () => {
    const parsed = createModelInput.parse(valid);
    expect(createModelInput.parse(parsed)).toEqual(parsed);
  });

  test.each([
    ["an empty name", { name: "  " }, ["name", "models.problem.name-required"]],
    ["a name of hyphens", { name: "--" }, ["name", "models.problem.name-required"]],
    ["a name of 81 characters", { name: "a".repeat(81) }, ["name", "models.problem.name-long"]],
    ["an unknown base model", { baseModelId: "novels" }, ["baseModelId", "models.problem.base-model"]],
    ["an unknown currency", { currency: "XX1" }, ["currency", "models.problem.currency"]],
    ["an unknown time zone", { timeZone: "Mars/Olympus" }, ["timeZone", "models.problem.time-zone"]],
    ["an offset for a time zone", { timeZone: "+05:30" }, ["timeZone", "models.problem.time-zone"]],
    ["an unknown culture", { culture: "tlh" }, ["culture", "models.problem.culture"]],
    ["no field", { fields: [] }, ["fields", "models.problem.fields-required"]],
    ["a threshold of nothing", { threshold: 0 }, ["threshold", "models.problem.threshold"]],
    [
      "a threshold that is not a number",
      { threshold: Number.NaN },
      ["threshold", "models.problem.threshold"],
    ],
    [
      "a threshold that no document can reach",
      { threshold: 13 },
      ["threshold", "models.problem.threshold-high"],
    ],
  ])("refuse %s", (_, change, problem) => {
    expect(problems(change)).toContainEqual(problem);
  });

  test.each([0, 11, 2.5, Number.NaN])("refuse the weight %s", (weight) => {
    const fields = [{ key: "total", weight, required: false, line: false }];
    expect(problems({ fields })).toContainEqual(["fields.0.weight", "models.problem.weight"]);
  });

  test.each([
    ["a field of another base model", ["balance"]],
    ["the same field twice", ["total", "total"]],
  ])("refuse %s", (_, keys) => {
    const fields = keys.map((key) => ({ key, weight: 10, required: false, line: false }));
    expect(problems({ fields, threshold: 1 })).toContainEqual([
      `fields.${keys.length - 1}.key`,
      "models.problem.field",
    ]);
  });
});

test("other names of a time zone are time zones too", () => {
  expect(problems({ timeZone: "Asia/Kolkata" })).toBeUndefined();
  expect(problems({ timeZone: "UTC" })).toBeUndefined();
});
