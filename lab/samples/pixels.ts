/** A picture in memory: red, green, blue and alpha in turn, 0..255. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** An empty picture of that size, wholly opaque. */
export function emptyPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
}

/** The colour at a fractional position, mixed from the four pixels around it; the edge goes on for ever. */
export function colourAt(picture: Pixels, x: number, y: number, channel: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), picture.width - 2);
  const top = Math.min(Math.max(Math.floor(y), 0), picture.height - 2);
  const across = Math.min(Math.max(x - left, 0), 1);
  const down = Math.min(Math.max(y - top, 0), 1);
  const at = (top * picture.width + left) * 4 + channel;
  const below = at + picture.width * 4;
  const upper = (picture.data[at] ?? 0) * (1 - across) + (picture.data[at + 4] ?? 0) * across;
  const lower = (picture.data[below] ?? 0) * (1 - across) + (picture.data[below + 4] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

/** Blurs with a bell curve whose standard deviation is given in pixels. */
export function blurred(picture: Pixels, deviation: number): Pixels {
  if (deviation <= 0) return picture;
  const reach = Math.ceil(deviation * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * deviation ** 2)),
  );
  return blurredAlong(blurredAlong(picture, weights, "across"), weights, "down");
}

function blurredAlong(picture: Pixels, weights: number[], direction: "across" | "down"): Pixels {
  const result = emptyPixels(picture.width, picture.height);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const reach = (weights.length - 1) / 2;
  const [step, length] = direction === "across" ? [4, picture.width] : [picture.width * 4, picture.height];
  for (let at = 0; at < picture.data.length; at += 1) {
    if (at % 4 === 3) continue;
    const pixel = at >> 2;
    const place = direction === "across" ? pixel % picture.width : Math.floor(pixel / picture.width);
    let sum = 0;
    for (let i = 0; i < weights.length; i += 1) {
      const from = Math.min(Math.max(place + i - reach, 0), length - 1);
      sum += (weights[i] ?? 0) * (picture.data[at + (from - place) * step] ?? 0);
    }
    result.data[at] = sum / total;
  }
  return result;
}

/** Adds grain, the same on all channels; its standard deviation is given in grey levels. */
export function addNoise(picture: Pixels, deviation: number, random: () => number): void {
  for (let at = 0; at < picture.data.length; at += 4) {
    const grain = (random() + random() + random() - 1.5) * 2 * deviation;
    for (let channel = 0; channel < 3; channel += 1) {
      picture.data[at + channel] = (picture.data[at + channel] ?? 0) + grain;
    }
  }
}

/** The picture lying on its left side: turned a quarter against the clock. */
export function turnedLeft(picture: Pixels): Pixels {
  const result = emptyPixels(picture.height, picture.width);
  const from = new Uint32Array(picture.data.buffer);
  const to = new Uint32Array(result.data.buffer);
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      to[(picture.width - 1 - x) * result.width + y] = from[y * picture.width + x] ?? 0;
    }
  }
  return result;
}
