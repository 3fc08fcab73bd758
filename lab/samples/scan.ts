import { addNoise, blurred, colourAt, emptyPixels, type Pixels } from "./pixels.ts";
import type { ScanLook } from "./scan-look.ts";
import { seededRandom } from "./seeded-random.ts";

/** The sheet as an office scanner sees it: grey, a little turned, soft, with grain, dust and a dark edge. */
export function scan(sheet: Pixels, look: ScanLook): Pixels {
  const turned = turnedGrey(sheet, look.skewDegrees);
  const random = seededRandom(look.seed);
  addDust(turned, random);
  const result = blurred(turned, look.blur);
  addNoise(result, look.noise, random);
  return result;
}

function turnedGrey(sheet: Pixels, degrees: number): Pixels {
  const result = emptyPixels(sheet.width, sheet.height);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [sheet.width / 2, sheet.height / 2];
  for (let y = 0; y < sheet.height; y += 1) {
    for (let x = 0; x < sheet.width; x += 1) {
      const fromX = (x - middleX) * cos + (y - middleY) * sin + middleX;
      const fromY = (y - middleY) * cos - (x - middleX) * sin + middleY;
      const grey = isOn(sheet, fromX, fromY) ? paperGrey(sheet, fromX, fromY) : 214;
      const edge = 1 - 0.25 * Math.exp(-x / 9);
      result.data.fill(grey * edge, (y * sheet.width + x) * 4, (y * sheet.width + x) * 4 + 3);
    }
  }
  return result;
}

function isOn(sheet: Pixels, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < sheet.width && y < sheet.height;
}

/** Toner is not quite black and office paper not quite white. */
function paperGrey(sheet: Pixels, x: number, y: number): number {
  const luma =
    0.299 * colourAt(sheet, x, y, 0) + 0.587 * colourAt(sheet, x, y, 1) + 0.114 * colourAt(sheet, x, y, 2);
  return 38 + luma * 0.81;
}

function addDust(picture: Pixels, random: () => number): void {
  for (let speck = 0; speck < 60; speck += 1) {
    const [x, y] = [Math.floor(random() * (picture.width - 3)), Math.floor(random() * (picture.height - 3))];
    const size = 1 + Math.floor(random() * 2);
    for (let row = 0; row < size; row += 1) {
      const at = ((y + row) * picture.width + x) * 4;
      for (let pixel = 0; pixel < size; pixel += 1) picture.data.fill(90, at + pixel * 4, at + pixel * 4 + 3);
    }
  }
}
