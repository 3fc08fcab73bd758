import { readFile } from "node:fs/promises";
import { decodeJpeg } from "@engine/reading/codecs/jpeg/decode-jpeg";
import { readJpegHeader } from "@engine/reading/codecs/jpeg/jpeg-header";
import { decodeImage } from "@engine/reading/decode-image";
import type { GreyImage } from "@engine/reading/image/grey-image";
import { makeJpeg } from "@tests/support/make-jpeg";
import { refusedReading } from "@tests/support/refused-reading";
import { describe, expect, test } from "vitest";

const fixture = async (name: string) => new Uint8Array(await readFile(`tests/fixtures/files/${name}.jpg`));

// What the fixtures show: 75 x 53 pixels, squares of ten pixels, dark ones brightening to the right, light ones
// darkening downwards.
const chequers = (x: number, y: number) => ((Math.floor(x / 10) + Math.floor(y / 10)) % 2 ? 230 - y : 30 + x);
const middles = [
  [5, 5],
  [15, 5],
  [65, 5],
  [5, 45],
  [35, 25],
  [65, 45],
] as const;

function expectChequers(image: GreyImage, shrink = 1) {
  for (const [x, y] of middles) {
    const level = image.data[Math.floor(y / shrink) * image.width + Math.floor(x / shrink)] ?? 0;
    expect(Math.abs(level - chequers(x, y)), `level at ${x}, ${y}`).toBeLessThan(12);
  }
}

const blocksOf = ({ width, height, data }: GreyImage) =>
  Array.from({ length: (width * height) / 64 }, (_, block) => {
    const [column, row] = [block % (width / 8), Math.floor(block / (width / 8))];
    return data[(row * 8 + 3) * width + column * 8 + 3];
  });

describe("JPEG to grey", () => {
  test.each(["chequers-baseline", "chequers-progressive"])("%s shows its squares", async (name) => {
    const image = decodeJpeg(await fixture(name), 1e6);
    expect([image.width, image.height]).toEqual([75, 53]);
    expectChequers(image);
  });

  test.each([
    [2, 38, 27],
    [4, 19, 14],
  ])("reduced %i times while decoding", async (shrink, width, height) => {
    for (const name of ["chequers-baseline", "chequers-progressive"]) {
      const image = decodeJpeg(await fixture(name), (75 * 53) / shrink ** 2);
      expect([image.width, image.height]).toEqual([width, height]);
      expectChequers(image, shrink);
    }
  });

  test("a photo held sideways comes upright by its EXIF orientation", async () => {
    const file = await fixture("chequers-turned");
    expect(readJpegHeader(file)).toMatchObject({ width: 53, height: 75, orientation: 6, progressive: false });
    const image = await decodeImage(file, 1e6);
    expect([image.width, image.height]).toEqual([75, 53]);
    expectChequers(image);
  });

  // Paper, a light magenta panel with black print beside it, and black that is printed with black ink alone.
  const ink = { magenta: [255, 200, 255, 255], black: [255, 255, 20, 140] };
  const shown = [255, 200, 20, 140];

  test.each([undefined, 0])("the four inks of a press, stored inverted (Adobe segment %s)", (adobe) => {
    const none = [255, 255, 255, 255];
    const image = decodeJpeg(makeJpeg([none, ink.magenta, none, ink.black], 2, adobe), 1e6);
    expect([image.width, image.height]).toEqual([16, 16]);
    expect(blocksOf(image)).toEqual(shown);
  });

  test("four inks as luma, two colours and black", () => {
    // Such a file states how bright the ink is, so paper is 0.
    const luma = ink.magenta.map((level) => 255 - level);
    const none = [128, 128, 128, 128];
    const image = decodeJpeg(makeJpeg([luma, none, none, ink.black], 2, 2), 1e6);
    expect(blocksOf(image)).toEqual(shown);
  });

  test("four inks, reduced while decoding", () => {
    const none = [255, 255, 255, 255];
    const image = decodeJpeg(makeJpeg([none, ink.magenta, none, ink.black], 2, 0), 4);
    expect([...image.data]).toEqual(shown);
  });

  test("two colour planes are refused", async () => {
    const file = makeJpeg([[255], [255]], 1);
    expect(await refusedReading(() => decodeJpeg(file, 1e6))).toBe("unsupported");
  });

  test.each(["chequers-baseline", "chequers-progressive"])("%s cut off is refused", async (name) => {
    const file = await fixture(name);
    const { dataStart } = readJpegHeader(file);
    const cut = file.subarray(0, dataStart + Math.floor((file.length - dataStart) / 2));
    expect(await refusedReading(() => decodeJpeg(cut, 1e6))).toBe("damaged");
  });

  test("no damage in the middle makes it throw anything but a refusal", async () => {
    for (const name of ["chequers-baseline", "chequers-progressive"]) {
      const file = await fixture(name);
      for (let at = 2; at < file.length; at += 3) {
        const broken = file.slice();
        broken[at] = (broken[at] ?? 0) ^ 0x5a;
        await refusedReading(() => decodeJpeg(broken, 1e6));
      }
    }
  });
});
