import { splitRun } from "@engine/reading/text-layer/split-run";
import type { TextRun } from "@engine/reading/text-layer/text-run";
import { turnBox } from "@engine/reading/text-layer/turn-box";
import { turnRun } from "@engine/reading/text-layer/turn-run";
import { turnsOfRuns } from "@engine/reading/text-layer/turns-of-runs";
import { describe, expect, it } from "vitest";

const level: TextRun = {
  text: "Total due 12.50",
  origin: [100, 200],
  along: [150, 0],
  up: [0, -10],
  ascent: 0.8,
  descent: -0.2,
  monospaced: true,
};

describe("a run cut into words", () => {
  it("has equal letters where they are all as wide", () => {
    expect(splitRun(level)).toEqual([
      { text: "Total", left: 100, top: 192, right: 150, bottom: 202 },
      { text: "due", left: 160, top: 192, right: 190, bottom: 202 },
      { text: "12.50", left: 200, top: 192, right: 250, bottom: 202 },
    ]);
  });

  it("has narrow and wide letters in any other font", () => {
    const [narrow, wide] = splitRun({ ...level, text: "ill WWW", monospaced: false });
    expect((narrow?.right ?? 0) - (narrow?.left ?? 0)).toBeLessThan(
      ((wide?.right ?? 0) - (wide?.left ?? 0)) / 2,
    );
    expect(wide?.right).toBeCloseTo(250);
  });

  it("that stands upright on its side is as wide as its letters are high", () => {
    const [word] = splitRun({ ...level, text: "Total", along: [0, 50], up: [10, 0] });
    expect(word).toEqual({ text: "Total", left: 98, top: 200, right: 108, bottom: 250 });
  });

  it.each([
    ["", []],
    ["   ", []],
    [" a ", ["a"]],
    ["a\u00a0b\tc", ["a", "b", "c"]],
    ["😀 b", ["😀", "b"]],
  ])("%j is %j", (text, words) => {
    expect(splitRun({ ...level, text }).map((word) => word.text)).toEqual(words);
  });
});

describe("a page that lies on its side", () => {
  it.each([
    [0, [0.1, 0.2, 0.3, 0.4]],
    [1, [0.6, 0.1, 0.8, 0.3]],
    [2, [0.7, 0.6, 0.9, 0.8]],
    [3, [0.2, 0.7, 0.4, 0.9]],
    [4, [0.1, 0.2, 0.3, 0.4]],
  ])("has its boxes turned by %i quarters", (turns, box) => {
    for (const [at, edge] of turnBox([0.1, 0.2, 0.3, 0.4], turns).entries())
      expect(edge).toBeCloseTo(box[at] ?? 0);
  });

  const sheet = { width: 600, height: 800 };

  it("has its runs turned with it", () => {
    expect(turnRun(level, 1, sheet)).toMatchObject({ origin: [600, 100], along: [-0, 150], up: [10, 0] });
    expect(turnRun(level, 0, sheet)).toEqual(level);
  });

  it("has them where they were after four quarters", () => {
    const quarter = turnRun(level, 1, sheet);
    const back = turnRun(quarter, 3, { width: sheet.height, height: sheet.width });
    expect(back.origin).toEqual(level.origin);
    expect(back.along.map((part) => part + 0)).toEqual(level.along);
  });

  const run = (along: TextRun["along"], text = "twelve words") => ({ ...level, along, text });

  it.each([
    ["left to right", [run([100, 0])], 0],
    ["top to bottom", [run([0, 100])], 3],
    ["right to left", [run([-100, 0])], 2],
    ["bottom to top", [run([0, -100])], 1],
    ["a little askew", [run([100, 8])], 0],
    ["mostly top to bottom", [run([0, 100], "x".repeat(70)), run([100, 0], "x".repeat(30))], 3],
    ["this way and that", [run([0, 100], "x".repeat(60)), run([100, 0], "x".repeat(40))], 0],
    ["not at all", [], 0],
  ] as const)("is brought upright where its letters run %s", (_how, runs, turns) => {
    expect(turnsOfRuns([...runs])).toBe(turns);
  });
});
