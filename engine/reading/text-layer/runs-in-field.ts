import { letterWidth } from "./letter-width";
import type { TextRun, Vector } from "./text-run";

/** In sizes: how high letters reach above the line in most fonts. */
const ascent = 0.8;
/** In sizes: how low below it. */
const descent = -0.2;

/** A filled-in form field or note: its text and the corners of its rectangle in page units, y down. */
export type FilledField = {
  text: string;
  lowerLeft: Vector;
  lowerRight: Vector;
  upperLeft: Vector;
  fontSize: number;
};

/** In points, where the field leaves its size open. */
const defaultSize = 10;
/** In sizes: the distance between two lines. */
const leading = 1.15;
/** In points: the padding inside a field. */
const inset = 2;

/**
 * The runs that a filled field shows, one for each of its lines: written from the left, a single line in the middle of
 * the height, several from the top. `fontSize` 0 means the viewer chooses.
 */
export function runsInField(field: FilledField): TextRun[] {
  const lines = field.text.split(/\r\n|\r|\n/);
  const width = lengthOf(field.lowerLeft, field.lowerRight);
  const height = lengthOf(field.lowerLeft, field.upperLeft);
  if (width <= 0 || height <= 0) return [];
  const size = Math.min(field.fontSize || defaultSize, height / lines.length);
  const across = unit(field.lowerLeft, field.lowerRight, width);
  const upwards = unit(field.lowerLeft, field.upperLeft, height);
  return lines.flatMap((text, index) => {
    if (text.trim() === "") return [];
    const top = lines.length === 1 ? (height + size) / 2 : height - inset - index * size * leading;
    const rise = top - size * ascent;
    return [
      {
        text,
        origin: moved(moved(field.lowerLeft, across, inset), upwards, rise),
        along: scaled(across, Math.min(width - inset, widthOf(text, size))),
        up: scaled(upwards, size),
        ascent,
        descent,
        monospaced: false,
      },
    ];
  });
}

function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + letterWidth(character), 0) * (size / 1000);
}

function lengthOf(from: Vector, to: Vector): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function unit(from: Vector, to: Vector, length: number): Vector {
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function scaled([x, y]: Vector, factor: number): Vector {
  return [x * factor, y * factor];
}

function moved([x, y]: Vector, direction: Vector, distance: number): Vector {
  return [x + direction[0] * distance, y + direction[1] * distance];
}
