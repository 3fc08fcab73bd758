import { inflateSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { greyPng } from "../../../lab/generator/output/grey-png";
import { withExifTurn } from "../../../lab/samples/exif-turn";
import type { PhotoLook } from "../../../lab/samples/photo-look";
import { photograph } from "../../../lab/samples/photograph";
import {
  addNoise,
  blurred,
  colourAt,
  emptyPixels,
  type Pixels,
  turnedLeft,
} from "../../../lab/samples/pixels";
import { scan } from "../../../lab/samples/scan";
import { seededRandom } from "../../../lab/samples/seeded-random";

const grey = (width: number, height: number, value: (x: number, y: number) => number): Pixels => {
  const picture = emptyPixels(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      picture.data.fill(value(x, y), at, at + 3);
    }
  return picture;
};
const at = ({ width, data }: Pixels, x: number, y: number, channel = 0) =>
  data[(y * width + x) * 4 + channel];
const mean = ({ data }: Pixels, channel = 0) => {
  let sum = 0;
  for (let i = channel; i < data.length; i += 4) sum += data[i] ?? 0;
  return sum / (data.length / 4);
};

describe("a picture in memory", () => {
  it("is white and opaque to begin with", () => {
    const { data } = emptyPixels(3, 2);
    expect([data.length, new Set(data)]).toEqual([24, new Set([255])]);
  });

  it("has colours between its pixels, and those of its edge beyond it", () => {
    const slope = grey(3, 2, (x) => x * 100);
    expect(colourAt(slope, 0.5, 0, 0)).toBe(50);
    expect(colourAt(slope, 1.25, 0.5, 1)).toBe(125);
    expect([colourAt(slope, -5, 0, 0), colourAt(slope, 9, 9, 0)]).toEqual([0, 200]);
  });

  it("is lying on its left side when turned against the clock", () => {
    const turned = turnedLeft(grey(3, 2, (x, y) => 10 * y + x));
    expect([turned.width, turned.height]).toEqual([2, 3]);
    const rows = [0, 1, 2].map((y) => [0, 1].map((x) => at(turned, x, y)));
    expect(rows).toEqual([
      [2, 12],
      [1, 11],
      [0, 10],
    ]);
  });

  it("is blurred around a point, and nothing is lost of it", () => {
    const point = grey(21, 21, (x, y) => (x === 10 && y === 10 ? 250 : 0));
    const soft = blurred(point, 1);
    const [middle = 0, beside = 0, corner = 0] = [at(soft, 10, 10), at(soft, 11, 10), at(soft, 11, 11)];
    expect(middle).toBeGreaterThan(beside);
    expect(beside).toBeGreaterThan(corner);
    expect(at(soft, 10, 11)).toBe(beside);
    expect(at(soft, 0, 0)).toBe(0);
    const plain = grey(9, 9, () => 120);
    expect(new Set(blurred(plain, 2).data.filter((_, i) => i % 4 === 0))).toEqual(new Set([120]));
    expect(blurred(point, 0)).toBe(point);
  });

  it("gets grain that changes its grey by so much and its brightness by nothing", () => {
    const picture = grey(80, 80, () => 128);
    addNoise(picture, 6, seededRandom(1));
    expect(mean(picture)).toBeCloseTo(128, 0);
    const off = [...picture.data].filter((_, i) => i % 4 === 0).map((value) => (value - 128) ** 2);
    const deviation = Math.sqrt(off.reduce((sum, one) => sum + one, 0) / off.length);
    expect(deviation).toBeGreaterThan(4.5);
    expect(deviation).toBeLessThan(7.5);
    for (let pixel = 0; pixel < 10; pixel += 1)
      expect(picture.data[pixel * 4]).toBe(picture.data[pixel * 4 + 2]);
  });
});

describe("random numbers", () => {
  it("are the same for a seed, and spread evenly", () => {
    const drawn = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 2000 }, random);
    };
    expect(drawn(5)).toEqual(drawn(5));
    expect(drawn(5)).not.toEqual(drawn(6));
    expect(drawn(5).every((number) => number >= 0 && number < 1)).toBe(true);
    expect(drawn(5).reduce((sum, number) => sum + number, 0) / 2000).toBeCloseTo(0.5, 1);
  });
});

describe("a sheet as a scanner sees it", () => {
  const look = { dpi: 200, skewDegrees: 0, noise: 0, blur: 0, quality: 0.7, seed: 3 };
  const sheet = grey(200, 120, (x, y) => (y === 60 && x > 20 && x < 180 ? 0 : 255));

  it("is the same for the same seed", () => {
    const seen = { ...look, noise: 4 };
    expect(scan(sheet, seen).data).toEqual(scan(sheet, seen).data);
    expect(scan(sheet, { ...seen, seed: 4 }).data).not.toEqual(scan(sheet, seen).data);
  });

  it("is neither black nor white, and darker at its left edge", () => {
    const seen = scan(sheet, look);
    expect(Math.max(...seen.data.filter((_, i) => i % 4 === 0))).toBeLessThan(250);
    expect(Math.min(...seen.data.filter((_, i) => i % 4 === 0))).toBeGreaterThan(25);
    const column = (x: number) =>
      Array.from({ length: 40 }, (_, y) => at(seen, x, y) ?? 0).sort((a, b) => a - b)[20] ?? 0;
    expect(column(0)).toBeLessThan(column(40) - 30);
  });

  it("turns a line that was level", () => {
    const line = (degrees: number) => {
      const seen = scan(sheet, { ...look, skewDegrees: degrees });
      const darkest = (x: number) => {
        const column = Array.from({ length: 120 }, (_, y) => at(seen, x, y) ?? 255);
        return column.indexOf(Math.min(...column));
      };
      return darkest(150) - darkest(50);
    };
    expect(Math.abs(line(0))).toBeLessThanOrEqual(1);
    expect(line(3)).toBeGreaterThanOrEqual(4);
    expect(line(-3)).toBeLessThanOrEqual(-4);
  });
});

describe("a sheet as a phone sees it", () => {
  const look: PhotoLook = {
    width: 160,
    height: 200,
    dpi: 200,
    corners: [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.8, 0.8],
      [0.2, 0.8],
    ],
    desk: "slate",
    curl: 0,
    light: { brightness: 1, fall: 0, angle: 0, warmth: 0 },
    shadow: { at: 0, angle: 0, depth: 0, softness: 0.1 },
    noise: 0,
    blur: 0,
    quality: 0.8,
    seed: 5,
    turned: false,
  };
  const sheet = grey(100, 100, (x, y) => (x < 50 && y < 50 ? 0 : 255));
  const seen = (over: Partial<PhotoLook>) => photograph(sheet, { ...look, ...over });

  it("has its corners where they were put", () => {
    const photo = seen({});
    // A dark quarter at the sheet's top left, the desk around it.
    expect(at(photo, 60, 70)).toBeLessThan(20);
    expect(at(photo, 100, 70)).toBeGreaterThan(200);
    expect(at(photo, 60, 130)).toBeGreaterThan(200);
    expect(at(photo, 10, 10)).toBeGreaterThan(50);
    expect(at(photo, 10, 10)).toBeLessThan(110);
  });

  it("is drawn in perspective: what is far away is small", () => {
    const corners: PhotoLook["corners"] = [
      [0.35, 0.1],
      [0.65, 0.1],
      [0.95, 0.9],
      [0.05, 0.9],
    ];
    const photo = photograph(
      grey(100, 100, () => 255),
      { ...look, corners },
    );
    const width = (y: number) =>
      Array.from({ length: 160 }, (_, x) => at(photo, x, y) ?? 0).filter((v) => v > 150).length;
    expect(width(30)).toBeLessThan(75);
    expect(width(170)).toBeGreaterThan(120);
    // The middle of the sheet lies nearer to its far end than half the way.
    const halves = photograph(
      grey(100, 100, (_, y) => (y < 50 ? 120 : 255)),
      { ...look, corners },
    );
    const border = Array.from({ length: 200 }, (_, y) => at(halves, 80, y) ?? 0).findIndex((v) => v > 200);
    expect(border).toBeLessThan(100);
  });

  it("lies in light that falls off, and in a shadow", () => {
    const white = (over: Partial<PhotoLook>) =>
      photograph(
        grey(100, 100, () => 255),
        { ...look, ...over },
      );
    const even = white({});
    const falling = white({ light: { brightness: 1, fall: 0.4, angle: 0, warmth: 0 } });
    expect(at(falling, 120, 100)).toBeLessThan((at(falling, 40, 100) ?? 0) - 30);
    expect(Math.abs((at(even, 120, 100) ?? 0) - (at(even, 40, 100) ?? 0))).toBeLessThan(6);
    const shaded = white({ shadow: { at: 0.5, angle: 0, depth: 0.5, softness: 0.1 } });
    expect(at(shaded, 45, 100)).toBeLessThan(0.6 * (at(even, 45, 100) ?? 0));
    expect(at(shaded, 120, 100)).toBe(at(even, 120, 100));
  });

  it("is warm or cold by its red and blue", () => {
    const warm = seen({ light: { brightness: 0.8, fall: 0, angle: 0, warmth: 0.1 } });
    expect(mean(warm, 0)).toBeGreaterThan(mean(warm, 2) + 10);
  });

  it("bulges: a straight line is bent", () => {
    const lined = grey(100, 100, (_, y) => (y === 50 ? 0 : 255));
    const rowOf = (curl: number, x: number) => {
      const photo = photograph(lined, { ...look, curl });
      const column = Array.from({ length: 120 }, (_, y) => at(photo, x, y + 40) ?? 255);
      return column.indexOf(Math.min(...column));
    };
    expect(Math.abs(rowOf(0, 40) - rowOf(0, 100))).toBeLessThanOrEqual(1);
    expect(Math.abs(rowOf(0.1, 40) - rowOf(0.1, 100))).toBeGreaterThanOrEqual(2);
  });

  it("is the same for the same seed", () => {
    expect(seen({ noise: 5 }).data).toEqual(seen({ noise: 5 }).data);
    expect(seen({ noise: 5, seed: 6 }).data).not.toEqual(seen({ noise: 5 }).data);
  });
});

describe("files of pictures", () => {
  it("say in EXIF which way to turn them, and hold the same picture", () => {
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 1, 2, 3]);
    const turned = withExifTurn(jpeg);
    expect([...turned.subarray(0, 4)]).toEqual([0xff, 0xd8, 0xff, 0xe1]);
    const length = ((turned[4] ?? 0) << 8) + (turned[5] ?? 0);
    expect([...turned.subarray(4 + length)]).toEqual([0xff, 0xdb, 1, 2, 3]);
    expect(Buffer.from(turned).toString("latin1", 6, 10)).toBe("Exif");
    // One entry of the directory: tag 0x0112, a short, one of them, the value 6.
    expect(Buffer.from(turned).toString("hex")).toContain("1201030001000000" + "06000000");
  });

  test("in grey have the picture's rows", () => {
    const png = Buffer.from(greyPng(grey(3, 2, (x, y) => 100 * y + x)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([3, 2, 8, 0]);
    const data = png.indexOf("IDAT") + 4;
    expect([...inflateSync(png.subarray(data))]).toEqual([0, 0, 1, 2, 0, 100, 101, 102]);
  });
});
