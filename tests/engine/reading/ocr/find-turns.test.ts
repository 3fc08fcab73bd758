import type { GreyImage } from "@engine/reading/image/grey-image";
import { turnQuarters } from "@engine/reading/image/turn-quarters";
import { findTurns } from "@engine/reading/ocr/find-turns";
import { describe, expect, it } from "vitest";

/** A sheet whose only print is a black bar over the left part of its lowest third, which tells how it lies. */
function sheet(): GreyImage {
  const [width, height] = [1500, 2100];
  const data = new Uint8Array(width * height).fill(250);
  for (let y = 1800; y < 1860; y++)
    for (let x = 100; x < 500; x++) data[y * width + x] = (x >> 3) % 2 ? 20 : 250;
  return { width, height, data };
}

/** Where the ink of a picture is: the middle of what is dark, in shares of its sides. */
function inkOf({ width, height, data }: GreyImage) {
  let [count, across, down] = [0, 0, 0];
  for (const [at, level] of data.entries()) {
    if (level > 128) continue;
    count += 1;
    across += (at % width) / width;
    down += Math.floor(at / width) / height;
  }
  return { count, across: across / count, down: down / count };
}

describe("the quarter turns at which a page reads best", () => {
  it.each([0, 1, 2, 3])("are those at which most is read: %i", async (turned) => {
    let turn = 0;
    const found = await findTurns(sheet(), async () => {
      const isRight = turn++ === turned;
      return [{ text: "Rechnung", confidence: isRight ? 0.9 : 0.7, left: 0, top: 0, right: 9, bottom: 9 }];
    });
    expect(found).toBe(turned);
  });

  it("are looked for where the page has most ink, each turn once", async () => {
    const seen: ReturnType<typeof inkOf>[] = [];
    await findTurns(turnQuarters(sheet(), 2), async (image) => {
      seen.push(inkOf(image));
      return [];
    });
    expect(seen).toHaveLength(4);
    expect(seen.every(({ count }) => count > 0)).toBe(true);
    const ways = seen.map(({ across, down }) => `${across < 0.5} ${down < 0.5}`);
    expect(new Set(ways).size).toBe(4);
  });
});
