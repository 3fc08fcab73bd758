import type { Page } from "@engine/reading/page";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

/** Points of white between two words of one text, and between the columns where they are nearest. */
const [space, nearest] = [2.5, 8];

/** A page of 600 by 800 points with letters of 5 by 10; each text stands at its own left edge. */
function segmentsOf(...lines: [left: number, text: string][][]) {
  const words = lines.flatMap((texts, row) =>
    texts.flatMap(([left, text]) => {
      let at = left;
      return text.split(" ").map((word) => {
        const from = at;
        at += word.length * 5 + space;
        const [top, bottom] = [100 + row * 14, 110 + row * 14];
        const box = [from / 600, top / 800, (at - space) / 600, bottom / 800] as const;
        return { text: word, box, confidence: 1 };
      });
    }),
  );
  const page: Page = { ...pageOf(""), width: 600, height: 800, words: words as unknown as Page["words"] };
  return layoutOf([page]).lines.map((line) => line.segments.map(({ text }) => text));
}

const longest = "14 Hargreaves Street North";
const second = 50 + longest.replaceAll(" ", "").length * 5 + 3 * space + nearest;

describe("blocks beside each other", () => {
  it("are parted also where their longest lines nearly meet", () => {
    expect(
      segmentsOf(
        [
          [50, "Billed to"],
          [second, "Shipped to"],
        ],
        [
          [50, "Larkmoor Ltd"],
          [second, "Depot 2"],
        ],
        [
          [50, longest],
          [second, "7 Mill Lane"],
        ],
        [
          [50, "Leeds"],
          [second, "Exeter"],
        ],
      )[2],
    ).toEqual([longest, "7 Mill Lane"]);
  });

  it("are none where nothing else begins at that place", () => {
    expect(
      segmentsOf(
        [[50, "Larkmoor Ltd"]],
        [
          [50, longest],
          [second, "7 Mill Lane"],
        ],
        [[50, "Leeds"]],
      )[1],
    ).toEqual([`${longest} 7 Mill Lane`]);
  });

  it("are none in a text with wide spaces under each other", () => {
    const line: [number, string][] = [
      [50, longest],
      [second, "and so on"],
    ];
    expect(segmentsOf(line, line, line)).toEqual(Array(3).fill([`${longest} and so on`]));
  });

  it("are none between the single spaces of a typewriter", () => {
    const typed = "Larkmoor   Exeter\nMill Lane  Leeds\nBirchvale Exeter\nElm Road   Leeds";
    expect(layoutOf([pageOf(typed)]).lines[2]?.segments).toHaveLength(1);
  });
});
