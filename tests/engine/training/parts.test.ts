import { joinAnswers } from "@engine/training/compared-answers";
import { shuffled } from "@engine/training/shuffled";
import { valueAgrees } from "@engine/training/value-agrees";
import { describe, expect, it } from "vitest";

describe("an order by chance", () => {
  it.each([0, 1, 2, 50])("of %i numbers has each once", (count) => {
    expect(shuffled(count, 3).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: count }, (_, at) => at),
    );
  });

  it("is the same for the same seed and another for another", () => {
    expect(shuffled(50, 3)).toEqual(shuffled(50, 3));
    expect(shuffled(50, 3)).not.toEqual(shuffled(50, 4));
    expect(shuffled(50, 3)).not.toEqual(Array.from({ length: 50 }, (_, at) => at));
  });

  it("puts every number in every place about as often", () => {
    const first = Array.from({ length: 400 }, (_, seed) => shuffled(4, seed * 7919 + 1)[0]);
    for (const number of [0, 1, 2, 3])
      expect(first.filter((one) => one === number).length).toBeGreaterThan(60);
  });
});

it.each([
  ["amount", "118.00", "118", true],
  ["amount", "118.00", "118.01", false],
  ["date", "2026-03-01", "2026-03-01", true],
  ["date", "2026-03-01", "2026-01-03", false],
  ["id", "INV-2041", "INV-2041", true],
  ["id", "INV-2041", "INV-2042", false],
  ["currency", "EUR", "USD", false],
  ["name", "Acme Tools GmbH", "Bolt & Sons", false],
] as const)("%s: %s means %s, %s", (type, found, other, agrees) => {
  expect(valueAgrees(type, found, other)).toBe(agrees);
});

it("parts of a comparison are added up", () => {
  const empty = { compared: 3, changes: [], before: [], after: [] };
  expect(joinAnswers([empty, { ...empty, compared: 4 }])).toEqual({ ...empty, compared: 7 });
  expect(joinAnswers([])).toEqual({ ...empty, compared: 0 });
});
