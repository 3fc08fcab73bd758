import { expect, it } from "vitest";
import { isPinnedName } from "~/domain/training/pinned-weights";
import { figureChanges } from "~/domain/training/version-comparison";

const metrics = (fields: Record<string, [f1: number, values: number]>) => ({
  after: {
    fields: Object.fromEntries(Object.entries(fields).map(([key, [f1, values]]) => [key, { f1, values }])),
  },
});

it("tells figures that differ, and those that only one version has", () => {
  const before = metrics({ total: [0.9, 10], tax: [1, 4], date: [0.5, 2] });
  const after = metrics({ total: [0.95, 10], tax: [1, 4], number: [0.8, 3], vendor: [0, 0] });
  expect(figureChanges(before, after)).toEqual([
    { field: "total", before: 0.9, after: 0.95 },
    { field: "date", before: 0.5, after: null },
    { field: "number", before: null, after: 0.8 },
  ]);
  expect(figureChanges(null, after)).toEqual([]);
});

it.each([
  [null, "1.24.0", false],
  [{ weights: "shipped", at: 1 }, "1.24.0", true],
  [{ weights: "shipped", at: 1 }, "1.24.0+2.9f2c71aa", false],
  [{ weights: "version", versionId: "0190-9f2c71aa", number: 2, at: 1 }, "1.24.0+2.9f2c71aa", true],
  [{ weights: "version", versionId: "0190-9f2c71ab", number: 2, at: 1 }, "1.24.0+2.9f2c71aa", false],
  [{ weights: "version", versionId: "0190-9f2c71aa", number: 2, at: 1 }, "1.24.0", false],
] as const)("weights %j named %s are the pinned ones: %s", (pin, name, pinned) => {
  expect(isPinnedName(pin, name)).toBe(pinned);
});
