import { memoryFeatures, memoryReasons } from "@engine/stages/features/memory-features";
import type { MemorySignal } from "@engine/stages/features/memory-signals";
import type { RecalledField } from "@engine/stages/memory/recall-memory";
import { describe, expect, it } from "vitest";
import { countingIn } from "../../support/seen";

const signal = (about: Partial<MemorySignal> = {}): MemorySignal => ({
  place: 0,
  bestPlace: 0,
  constant: 0,
  bestConstant: 0,
  absent: 0,
  ...about,
});

const recalled = (about: Partial<RecalledField> = {}): RecalledField => ({
  field: "total",
  corrected: false,
  places: [],
  constants: [],
  absent: 0,
  times: 3,
  trust: 1,
  ...about,
});

const featuresOf = (about: Partial<MemorySignal>, trust = 1) =>
  countingIn(memoryFeatures(signal(about), recalled({ trust })));

describe("what memory says of a candidate", () => {
  it.each([
    [0.3, undefined],
    [0.55, 3.5],
    [0.8, 7],
    [1, 7],
  ])("at %d of the remembered place it speaks for it", (place, memory) => {
    expect(featuresOf({ place, bestPlace: place }).memory).toBe(memory);
  });

  it.each([
    ["far from the remembered place", { place: 0, bestPlace: 1 }, -4],
    ["half as near as the best", { place: 0.5, bestPlace: 0.9 }, -2],
    ["nearly as near as the best", { place: 0.75, bestPlace: 0.9 }, undefined],
    ["where no candidate stands in the place", { place: 0, bestPlace: 0.5 }, undefined],
    [
      "that is the vendor's own value",
      { place: 0, bestPlace: 1, constant: 0.9, bestConstant: 0.9 },
      undefined,
    ],
  ])("speaks against one %s", (_name, about, elsewhere) => {
    expect(featuresOf(about)["memory-elsewhere"]).toBe(elsewhere);
  });

  it("counts by how often it was right", () => {
    expect(featuresOf({ place: 0.8, bestPlace: 0.8 }, 0.5).memory).toBe(3.5);
    expect(featuresOf({ bestPlace: 1 }, 0.5)["memory-elsewhere"]).toBe(-2);
    expect(featuresOf({ place: 0.8, bestPlace: 0.8 }, 0).memory).toBe(undefined);
  });

  it("speaks for the vendor's own value and against others", () => {
    expect(featuresOf({ constant: 1, bestConstant: 1 })).toEqual({ "memory-constant": 9 });
    expect(featuresOf({ constant: 0, bestConstant: 0.8 })).toEqual({ "memory-other-constant": -4 });
    expect(featuresOf({ constant: 0.6, bestConstant: 0.8 })).toEqual({
      "memory-constant": 5.4,
      "memory-other-constant": -1,
    });
  });

  it("speaks against a field that the layout lacks", () => {
    expect(featuresOf({ absent: 1 })).toEqual({ "memory-absent": -3 });
    expect(featuresOf({ absent: 0.5 })).toEqual({ "memory-absent": -1.5 });
  });

  it("says nothing where nothing is remembered", () => {
    expect(featuresOf({})).toEqual({});
  });
});

describe("the reasons that memory gives", () => {
  it.each([
    ["the vendor's own value", { constant: 0.5, place: 0.9 }, ["reason.memory-constant"]],
    ["the place", { constant: 0.3, place: 0.6 }, ["reason.memory-place"]],
    ["nothing half as near", { constant: 0, place: 0.5 }, []],
  ])("name %s", (_name, about, keys) => {
    expect(memoryReasons(signal(about), recalled()).map(({ key }) => key)).toEqual(keys);
  });

  it("count the documents behind them", () => {
    expect(memoryReasons(signal({ place: 1 }), recalled({ times: 12 }))).toEqual([
      { key: "reason.memory-place", values: { count: "12" } },
    ]);
  });
});
