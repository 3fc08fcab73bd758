import { seededRandom } from "./seeded-random.ts";

/** A grey picture: levels 0 (black) to 255, row by row. */
export type GreyPicture = { width: number; height: number; data: Uint8Array };

type Level = (x: number, y: number) => number;
type Drawn = (width: number, height: number) => Level;

/** Pictures on which nothing is written, by what they show, as scanners and phones send them; the same for the same size. */
export const wordlessPictures: Record<string, (width: number, height: number) => GreyPicture> = {
  "faint grain": pictured(() => gaussian(245, 4)),
  "gaussian noise": pictured(() => gaussian(200, 40)),
  "white noise": pictured(() => {
    const random = seededRandom(2);
    return () => random() * 256;
  }),
  "black and white noise": pictured(() => {
    const random = seededRandom(3);
    return () => (random() < 0.3 ? 0 : 255);
  }),
  texture: pictured((width, height) => {
    const coarse = cloud(width, height, 12, 4);
    const fine = cloud(width, height, 4, 5);
    return (x, y) => 190 + 90 * (coarse(x, y) - 0.5) + 90 * (fine(x, y) - 0.5);
  }),
  "woven cloth": pictured((width, height) => {
    const uneven = cloud(width, height, 9, 6);
    return (x, y) => 170 + 40 * Math.sin(x / 2.1) * Math.cos(y / 2.7) + 60 * (uneven(x, y) - 0.5);
  }),
  "crumpled paper": pictured(crumpled),
  "halftone photo": pictured(halftone),
  photo: pictured((width, height) => {
    const scene = scenery(width, height);
    const grain = gaussian(0, 5);
    return (x, y) => scene(x, y) + grain(x, y);
  }),
  "fine dust": dusty(20_000, 3),
  "coarse dust": dusty(4_000, 12),
};

const overPrint =
  (levelOf: (width: number, height: number) => Level) =>
  (print: GreyPicture): GreyPicture => {
    const ground = levelOf(print.width, print.height);
    const data = print.data.map((level, at) => {
      const dark = ground(at % print.width, Math.floor(at / print.width));
      return Math.max(0, Math.min(255, Math.min(level, dark)));
    });
    return { ...print, data };
  };

/** Grounds on which print stays readable, however much ink they add. */
export const heavyBackgrounds: Record<string, (print: GreyPicture) => GreyPicture> = {
  "a light halftone": overPrint(() => (x, y) => (x % 6 < 3 && y % 6 < 3 ? 205 : 245)),
  grain: overPrint(() => gaussian(225, 22)),
  "many specks": overPrint(() => {
    const random = seededRandom(12);
    return () => (random() < 0.008 ? 60 : 250);
  }),
  "few specks": overPrint(() => {
    const random = seededRandom(12);
    return () => (random() < 0.004 ? 60 : 250);
  }),
  "ruled squares": overPrint(() => (x, y) => (x % 60 === 0 || y % 60 === 0 ? 190 : 250)),
  "half a photograph": overPrint((width, height) => {
    const scene = scenery(width, height);
    const grain = gaussian(0, 20);
    return (x, y) => (y > height * 0.6 ? scene(x, y) + grain(x, y) : 250);
  }),
  "half a halftone": overPrint((width, height) => {
    const dots = halftone(width, height);
    return (x, y) => (y > height * 0.6 ? dots(x, y) : 250);
  }),
  "faint thermal paper": (print) => {
    const random = seededRandom(13);
    const data = print.data.map((level) => (random() < 0.2 ? 235 : 150 + (level * 85) / 255));
    return { ...print, data };
  },
};

function pictured(drawn: Drawn) {
  return (width: number, height: number): GreyPicture => {
    const level = drawn(width, height);
    const data = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) data[y * width + x] = Math.max(0, Math.min(255, level(x, y)));
    return { width, height, data };
  };
}

/** Grain of a mean level and a standard deviation. */
function gaussian(mean: number, deviation: number): Level {
  const random = seededRandom(1);
  return () => mean + deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Soft patches of some pixels across, 0..1. */
function cloud(width: number, height: number, patch: number, seed: number): Level {
  const random = seededRandom(seed);
  const across = Math.ceil(width / patch) + 2;
  const knots = Float32Array.from({ length: across * (Math.ceil(height / patch) + 2) }, random);
  return (x, y) => {
    const column = Math.floor(x / patch);
    const row = Math.floor(y / patch);
    const right = x / patch - column;
    const below = y / patch - row;
    const at = row * across + column;
    const upper = (knots[at] ?? 0) * (1 - right) + (knots[at + 1] ?? 0) * right;
    const lower = (knots[at + across] ?? 0) * (1 - right) + (knots[at + across + 1] ?? 0) * right;
    return upper * (1 - below) + lower * below;
  };
}

/** Paper that was crumpled and laid flat: facets of other lightness, with a dark fold between them. */
function crumpled(width: number, height: number): Level {
  const random = seededRandom(7);
  const corners = Array.from({ length: 120 }, () => [random() * width, random() * height, random()] as const);
  const grain = gaussian(0, 6);
  return (x, y) => {
    let [nearest, second, lightness] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
    for (const [left, top, light] of corners) {
      const away = Math.hypot(x - left, y - top);
      if (away < nearest) [second, nearest, lightness] = [nearest, away, light];
      else if (away < second) second = away;
    }
    const fold = Math.max(0, 1 - (second - nearest) / 9);
    return 200 + 40 * lightness - 90 * fold + grain(x, y);
  };
}

/** A photograph as newspapers print it: dots on a grid, the larger the darker. */
function halftone(width: number, height: number): Level {
  const scene = scenery(width, height);
  return (x, y) => {
    const across = (x + y) / 7;
    const down = (x - y) / 7;
    const dot = (Math.cos(across * Math.PI) * Math.cos(down * Math.PI) + 1) / 2;
    return dot > scene(x, y) / 255 ? 30 : 240;
  };
}

function scenery(width: number, height: number): Level {
  const [hills, leaves, twigs] = [
    cloud(width, height, 210, 8),
    cloud(width, height, 37, 9),
    cloud(width, height, 6, 10),
  ];
  return (x, y) =>
    40 + 110 * hills(x, y) + 70 * leaves(x, y) + 60 * (twigs(x, y) - 0.5) + (60 * (height - y)) / height;
}

function dusty(count: number, largest: number) {
  return (width: number, height: number): GreyPicture => {
    const random = seededRandom(11);
    const upTo = (most: number) => Math.floor(random() * most);
    const data = new Uint8Array(width * height).fill(245);
    for (let speck = 0; speck < count; speck++) {
      const [left, top] = [upTo(width - largest), upTo(height - largest)];
      const [wide, high] = [1 + upTo(largest), 1 + upTo(largest)];
      for (let y = top; y < top + high; y++) data.fill(60, y * width + left, y * width + left + wide);
    }
    return { width, height, data };
  };
}
