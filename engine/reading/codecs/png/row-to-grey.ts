import { lumaOf } from "./luma-of";
import { overWhite } from "./over-white";
import type { PngHeader } from "./png-header";

/** The chunks that say what samples mean: the palette and what is transparent. */
export type PngColours = { palette?: Uint8Array; transparency?: Uint8Array };

/** Turns one unfiltered row of `count` pixels into grey levels, transparent parts laid over white. */
export type RowToGrey = (row: Uint8Array, count: number, greys: Uint8Array) => void;

/** Chooses how the rows of a PNG become grey, by its colour kind and depth. */
export function rowToGrey(header: PngHeader, colours: PngColours): RowToGrey {
  const bytes = header.depth === 16 ? 2 : 1;
  if (header.depth < 8) return packed(header.depth, levelsOf(header, colours));
  if (header.colour === "palette" || (header.colour === "grey" && bytes === 1)) {
    return packed(8, levelsOf(header, colours));
  }
  if (header.colour === "grey") return deepGrey(colours.transparency);
  if (header.colour === "grey-alpha") return greyAlpha(bytes);
  return header.colour === "rgb-alpha" ? rgbAlpha(bytes) : rgb(bytes, colours.transparency);
}

// One table for every sample value serves palettes and grey levels of up to 8 bits alike.
function levelsOf(header: PngHeader, { palette, transparency }: PngColours): Uint8Array {
  const count = 2 ** header.depth;
  const levels = new Uint8Array(count).fill(255);
  for (let value = 0; value < count; value++) {
    if (header.colour === "grey") {
      levels[value] = value === keyOf(transparency, 0) ? 255 : (value * 255) / (count - 1);
    } else if (palette && value * 3 + 2 < palette.length) {
      const [red = 0, green = 0, blue = 0] = palette.subarray(value * 3, value * 3 + 3);
      levels[value] = overWhite(lumaOf(red, green, blue), transparency?.[value] ?? 255);
    }
  }
  return levels;
}

function keyOf(transparency: Uint8Array | undefined, index: number): number | undefined {
  if (!transparency || transparency.length < index * 2 + 2) return undefined;
  return ((transparency[index * 2] ?? 0) << 8) | (transparency[index * 2 + 1] ?? 0);
}

function packed(depth: number, levels: Uint8Array): RowToGrey {
  const mask = 2 ** depth - 1;
  return (row, count, greys) => {
    for (let x = 0; x < count; x++) {
      const bit = x * depth;
      const sample = ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & mask;
      greys[x] = levels[sample] ?? 255;
    }
  };
}

function deepGrey(transparency: Uint8Array | undefined): RowToGrey {
  const key = keyOf(transparency, 0);
  return (row, count, greys) => {
    for (let x = 0; x < count; x++) {
      const high = row[x * 2] ?? 0;
      greys[x] = key !== undefined && ((high << 8) | (row[x * 2 + 1] ?? 0)) === key ? 255 : high;
    }
  };
}

function greyAlpha(bytes: number): RowToGrey {
  return (row, count, greys) => {
    for (let x = 0, at = 0; x < count; x++, at += bytes * 2) {
      greys[x] = overWhite(row[at] ?? 0, row[at + bytes] ?? 0);
    }
  };
}

function rgb(bytes: number, transparency: Uint8Array | undefined): RowToGrey {
  const key = [0, 1, 2].map((index) => keyOf(transparency, index));
  const keyed = key.every((value) => value !== undefined);
  return (row, count, greys) => {
    for (let x = 0, at = 0; x < count; x++, at += bytes * 3) {
      const luma = lumaOf(row[at] ?? 0, row[at + bytes] ?? 0, row[at + bytes * 2] ?? 0);
      greys[x] = keyed && isKey(row, at, bytes, key) ? 255 : luma;
    }
  };
}

function isKey(row: Uint8Array, at: number, bytes: number, key: (number | undefined)[]): boolean {
  return key.every((wanted, index) => {
    const high = row[at + index * bytes] ?? 0;
    return wanted === (bytes === 1 ? high : (high << 8) | (row[at + index * 2 + 1] ?? 0));
  });
}

function rgbAlpha(bytes: number): RowToGrey {
  return (row, count, greys) => {
    for (let x = 0, at = 0; x < count; x++, at += bytes * 4) {
      const luma = lumaOf(row[at] ?? 0, row[at + bytes] ?? 0, row[at + bytes * 2] ?? 0);
      greys[x] = overWhite(luma, row[at + bytes * 3] ?? 0);
    }
  };
}
