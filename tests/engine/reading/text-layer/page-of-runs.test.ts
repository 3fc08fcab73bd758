import { pageOfRuns } from "@engine/reading/text-layer/page-of-runs";
import type { TextRun } from "@engine/reading/text-layer/text-run";
import { describe, expect, test } from "vitest";

const sheet = { width: 600, height: 800 };

function run(text: string, x: number, y: number, width: number, changes: Partial<TextRun> = {}): TextRun {
  const level: Pick<TextRun, "along" | "up"> = { along: [width, 0], up: [0, -10] };
  return { text, origin: [x, y], ...level, ascent: 0.8, descent: -0.2, monospaced: false, ...changes };
}

const texts = (runs: TextRun[]) => pageOfRuns(1, sheet, runs).words.map((word) => word.text);

describe("words of a text layer", () => {
  test("a run is cut at its spaces, its width shared out by the letters", () => {
    const { words } = pageOfRuns(3, sheet, [run("ii WW", 60, 400, 60)]);
    expect(words.map((word) => word.text)).toEqual(["ii", "WW"]);
    const [narrow, wide] = words;
    expect(narrow?.box[0]).toBeCloseTo(0.1);
    expect(wide?.box[2]).toBeCloseTo(0.2);
    expect(narrow?.box[1]).toBeCloseTo(392 / 800);
    expect(narrow?.box[3]).toBeCloseTo(402 / 800);
    const widths = words.map((word) => word.box[2] - word.box[0]);
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeGreaterThan(3.5);
  });

  test("text of a damaged file that stands nowhere is left out", () => {
    const beyond = [
      run("Nan", Number.NaN, 90, 20),
      run("Infinite", 50, 90, Number.POSITIVE_INFINITY),
      run("Huge", 50, 1e308, 1e308, { up: [0, -1e308] }),
    ];
    const { words } = pageOfRuns(1, sheet, [...beyond, run("Total", 50, 90, 25)]);
    expect(words.map((word) => word.text)).toContain("Total");
    expect(words.flatMap((word) => word.box).every(Number.isFinite)).toBe(true);
    expect(texts(beyond.slice(0, 2))).toEqual([]);
  });

  test("letters of a typewriter share the width evenly", () => {
    const { words } = pageOfRuns(1, sheet, [run("ii WW", 0, 400, 300, { monospaced: true })]);
    expect(words.map((word) => word.box[0])).toEqual([0, 0.3]);
  });

  test.each([
    ["pieces that touch are one word", [run("Inv", 50, 90, 15), run("oice", 65.2, 90, 20)], ["Invoice"]],
    ["a gap parts words", [run("Invoice", 50, 90, 35), run("12", 89, 90, 12)], ["Invoice", "12"]],
    ["another line parts words", [run("Invoice", 50, 90, 35), run("12", 85, 104, 12)], ["Invoice", "12"]],
    [
      "what is printed twice for boldness counts once",
      [run("Total", 50, 90, 25), run("Total", 50.4, 90, 25)],
      ["Total"],
    ],
    [
      "the same word elsewhere counts",
      [run("Total", 50, 90, 25), run("Total", 50, 190, 25)],
      ["Total", "Total"],
    ],
    ["text beyond the sheet is left out", [run("seen", 50, 90, 25), run("hidden", 700, 90, 25)], ["seen"]],
  ])("%s", (_name, runs, expected) => {
    expect(texts(runs)).toEqual(expected);
  });

  test.each([
    ["upwards", { along: [0, -50], up: [-10, 0] }, 1],
    ["downwards", { along: [0, 50], up: [10, 0] }, 3],
    ["upside down", { along: [-50, 0], up: [0, 10] }, 2],
  ] as const)("a page whose text runs %s is turned upright", (_name, direction, turns) => {
    const page = pageOfRuns(1, sheet, [run("Invoice", 300, 400, 0, direction)]);
    expect(page.turns).toBe(turns);
    expect([page.width, page.height]).toEqual(turns === 2 ? [600, 800] : [800, 600]);
    const [left = 0, top = 0, right = 0, bottom = 0] = page.words[0]?.box ?? [];
    expect((right - left) * page.width).toBeCloseTo(50);
    expect((bottom - top) * page.height).toBeCloseTo(10);
  });

  test("a few words along the edge turn nothing", () => {
    const edge = run("Form 12", 20, 700, 0, { along: [0, -40], up: [-10, 0] });
    expect(pageOfRuns(1, sheet, [run("A page of text that stands upright", 50, 90, 150), edge]).turns).toBe(
      0,
    );
  });
});
