import { readMissedLines } from "@engine/reading/ocr/read-missed-lines";
import type { RecognisedWord } from "@engine/reading/ocr/recognise-words";
import { unreadStretches } from "@engine/reading/ocr/unread-stretches";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, test } from "vitest";

type Edges = { left: number; top: number; right: number; bottom: number };

// Lines of letters 20 pixels high, a speck, and a picture higher than any line.
const lines: Edges[] = [
  { left: 40, top: 40, right: 200, bottom: 60 },
  { left: 40, top: 100, right: 160, bottom: 120 },
  { left: 260, top: 100, right: 340, bottom: 120 },
];
const others: Edges[] = [
  { left: 350, top: 40, right: 354, bottom: 44 },
  { left: 100, top: 180, right: 220, bottom: 280 },
];
const slip = makeGrey(400, 300, (x, y) => {
  const inside = ({ left, top, right, bottom }: Edges) =>
    x >= left && x < right && y >= top && y < bottom && (x - left) % 8 < 5;
  return [...lines, ...others].some(inside) ? 60 : 245;
});

const word = (edges: Edges, text: string, confidence = 0.9): RecognisedWord => ({
  text,
  confidence,
  ...edges,
});
const first = lines.map((edges, place) => word(edges, `w${place}`));

describe("lines that the first look passed over", () => {
  test("ink of the height of a line outside the words is found, a speck and a picture are not", () => {
    const found = unreadStretches(slip, first.slice(0, 2));
    expect(found).toHaveLength(1);
    const [{ left, top, right, bottom } = lines[0] as Edges] = found;
    for (const [edge, wanted] of [
      [left, 260],
      [top, 100],
      [right, 340],
      [bottom, 120],
    ] as const)
      expect(Math.abs(edge - wanted)).toBeLessThan(8);
  });

  test("nothing is looked for where every line was read", () => {
    expect(unreadStretches(slip, first)).toEqual([]);
  });

  test.each([
    ["surely", 0.9, ["w0", "w1", "12.50"]],
    ["doubtfully", 0.6, ["w0", "w1"]],
  ])("a line read %s counts accordingly", async (_name, confidence, texts) => {
    const asked: string[] = [];
    const read = await readMissedLines(
      slip,
      first.slice(0, 2),
      async (image, layout) => {
        asked.push(layout);
        return [
          word({ left: 9, top: 9, right: image.width - 9, bottom: image.height - 9 }, "12.50", confidence),
        ];
      },
      "english",
    );
    expect(asked).toEqual(["line"]);
    expect(read.map(({ text }) => text)).toEqual(texts);
    const added = read[2];
    if (added) expect(added.left).toBeGreaterThan(240);
  });

  test("a mere guess gives way to the sure reading of its place", async () => {
    const words = [...first.slice(0, 2), word(lines[2] as Edges, "guess", 0.3)];
    const read = await readMissedLines(
      slip,
      words,
      async (image) => [word({ left: 6, top: 6, right: image.width - 6, bottom: image.height - 6 }, "12.50")],
      "english",
    );
    expect(read.map(({ text }) => text)).toEqual(["w0", "w1", "12.50"]);
  });
});
