import type { Corner, PhotoLook } from "./photo-look.ts";
import { addNoise, blurred, colourAt, emptyPixels, type Pixels } from "./pixels.ts";
import { seededRandom } from "./seeded-random.ts";

type Colour = [red: number, green: number, blue: number];
type Point = { u: number; v: number };

/** The sheet as a phone sees it on a desk: perspective, uneven light, a shadow, blur and grain. Upright. */
export function photograph(sheet: Pixels, look: PhotoLook): Pixels {
  const photo = emptyPixels(look.width, look.height);
  const onSheet = sheetCoordinates(look.corners);
  const desk = deskColours(look);
  for (let y = 0; y < look.height; y += 1) {
    for (let x = 0; x < look.width; x += 1) {
      const point = onSheet(x / look.width, y / look.height);
      const light = lightAt(x / look.width, y / look.height, look);
      const colour = isInside(point) ? sheetColour(sheet, point, look.curl) : desk(x, y, nearness(point));
      const at = (y * look.width + x) * 4;
      photo.data[at] = colour[0] * light * (1 + look.light.warmth);
      photo.data[at + 1] = colour[1] * light;
      photo.data[at + 2] = colour[2] * light * (1 - look.light.warmth);
    }
  }
  const result = blurred(photo, look.blur);
  addNoise(result, look.noise, seededRandom(look.seed));
  return result;
}

/** The inverse of the map from the unit square to four corners (Heckbert, Fundamentals of Texture Mapping, 1989). */
function sheetCoordinates([topLeft, topRight, bottomRight, bottomLeft]: Corner[] | PhotoLook["corners"]): (
  x: number,
  y: number,
) => Point {
  const [x0, y0] = topLeft ?? [0, 0];
  const [x1, y1] = topRight ?? [1, 0];
  const [x2, y2] = bottomRight ?? [1, 1];
  const [x3, y3] = bottomLeft ?? [0, 1];
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const divisor = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / divisor;
  const h = (dx1 * dy3 - dx3 * dy1) / divisor;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return (x, y) => {
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return {
      u: ((e - f * h) * x + (c * h - b) * y + (b * f - c * e)) / w,
      v: ((f * g - d) * x + (a - c * g) * y + (c * d - a * f)) / w,
    };
  };
}

function isInside({ u, v }: Point): boolean {
  return u >= 0 && u <= 1 && v >= 0 && v <= 1;
}

/** How near a point of the desk lies to the sheet: 1 at its edge, 0 from a twentieth of the sheet on. */
function nearness({ u, v }: Point): number {
  const away = Math.hypot(Math.max(-u, 0, u - 1), Math.max(-v, 0, v - 1));
  return Math.max(0, 1 - away / 0.05);
}

function sheetColour(sheet: Pixels, { u, v }: Point, curl: number): Colour {
  const x = (u + curl * Math.sin(Math.PI * v * 1.3) * Math.sin(Math.PI * u)) * (sheet.width - 1);
  const y = (v + curl * Math.sin(Math.PI * u * 1.2 + 0.4) * Math.sin(Math.PI * v)) * (sheet.height - 1);
  const bend = 1 - curl * 5 * (0.5 + 0.5 * Math.sin(u * 5 + v * 2));
  const white = 0.96 * bend;
  return [0, 1, 2].map((channel) => colourAt(sheet, x, y, channel) * white) as Colour;
}

function lightAt(x: number, y: number, { light, shadow }: PhotoLook): number {
  const along = (x - 0.5) * Math.cos(light.angle) + (y - 0.5) * Math.sin(light.angle) + 0.5;
  const vignette = 1 - 0.18 * ((x - 0.5) ** 2 + (y - 0.5) ** 2);
  const across = (x - 0.5) * Math.cos(shadow.angle) + (y - 0.5) * Math.sin(shadow.angle) + 0.5;
  const wavy = across + 0.03 * Math.sin(y * 9 + x * 4);
  const dark = smooth((shadow.at - wavy) / shadow.softness + 0.5);
  return light.brightness * (1 - light.fall * along) * vignette * (1 - shadow.depth * dark);
}

function smooth(t: number): number {
  const clamped = Math.min(Math.max(t, 0), 1);
  return clamped * clamped * (3 - 2 * clamped);
}

/** Oak is long wavy grain, slate a mottled grey; both darken under the sheet's edge. */
function deskColours({ desk, seed, width }: PhotoLook): (x: number, y: number, near: number) => Colour {
  const random = seededRandom(seed + 1);
  const phases = Array.from({ length: 9 }, () => random() * 6.28);
  const scale = 1600 / width;
  return (x, y, near) => {
    const [sx, sy] = [x * scale, y * scale];
    const wave = (i: number, fx: number, fy: number) => Math.sin(sx * fx + sy * fy + (phases[i] ?? 0));
    const shade = 1 - 0.45 * near * near;
    if (desk === "slate") {
      const mottle = 4 * wave(0, 0.013, 0.021) + 3 * wave(1, 0.031, -0.017) + 2 * wave(2, 0.083, 0.061);
      return [(74 + mottle) * shade, (79 + mottle) * shade, (86 + mottle) * shade];
    }
    const bend = 14 * wave(3, 0.0021, 0.0013) + 6 * wave(4, 0.006, 0.002);
    const grain =
      9 * Math.sin((sy + bend) * 0.071) + 6 * Math.sin((sy + bend * 1.6) * 0.23) + 3 * wave(5, 0.004, 0.61);
    return [(168 + grain) * shade, (121 + grain * 0.9) * shade, (78 + grain * 0.7) * shade];
  };
}
