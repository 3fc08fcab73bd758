import type { GreyImage } from "./grey-image";
import { meanGrey, paperTone } from "./mean-grey";

/** Pixels beside a ruling that are lighter than this share of its bound are its blurred edge; darker ones are print. */
const edgeShare = 0.8;

/** Set by hand: rulings are printed in grey, too, so that more counts as dark than for letters. */
const darkShare = 0.82;
/** Of the page's width: longer than the widest letter or dash of a heading. */
const shortestShare = 1 / 22;
// On small pictures a word of blurred letters is longer than that.
const shortestPixels = 60;
/** Of the page's width: thicker runs are bars and pictures. */
const thickestShare = 1 / 350;
/** In pixels: scanning breaks thin rulings. */
const gapInRun = 2;
/** A page with fewer has no table, and what was found are strokes of letters. */
const fewestRuns = 4;

/** One direction of travel over the pixels: `step` along the line, `beside` to the next line. */
type Direction = { lines: number; length: number; step: number; beside: number };

/**
 * Paints long thin dark lines (table rulings) in the tone of the paper, because they make page segmentation drop
 * table cells. Lines must be level: straighten the page first. Returns the same picture when there are hardly any.
 * `soft` says over how many pixels their edges fade, more in an enlarged picture.
 */
export function removeRulings(image: GreyImage, soft = 1): GreyImage {
  const mean = meanGrey(image);
  const task: Task = {
    image,
    out: image.data.slice(),
    dark: mean * darkShare,
    paper: paperTone(mean),
    shortest: Math.max(shortestPixels, Math.round(image.width * shortestShare)),
    thickest: Math.max(2, Math.round(image.width * thickestShare)),
    soft,
  };
  const runs = eraseRuns(task, rowsOf(image)) + eraseRuns(task, columnsOf(image));
  return runs < fewestRuns ? image : { ...image, data: task.out };
}

type Task = {
  image: GreyImage;
  out: Uint8Array;
  dark: number;
  paper: number;
  shortest: number;
  thickest: number;
  soft: number;
};

function rowsOf({ width, height }: GreyImage): Direction {
  return { lines: height, length: width, step: 1, beside: width };
}

function columnsOf({ width, height }: GreyImage): Direction {
  return { lines: width, length: height, step: width, beside: 1 };
}

function eraseRuns(task: Task, direction: Direction): number {
  let runs = 0;
  for (let line = 0; line < direction.lines; line++) {
    let start = -1;
    let missing = 0;
    for (let place = 0; place <= direction.length; place++) {
      const at = line * direction.beside + place * direction.step;
      const dark = place < direction.length && (task.image.data[at] ?? 255) < task.dark;
      if (dark) {
        if (start < 0) start = place;
        missing = 0;
      } else if (start >= 0 && (++missing > gapInRun || place === direction.length)) {
        const end = place - missing + 1;
        if (end - start >= task.shortest) {
          runs++;
          eraseRun(task, direction, line, start, end);
        }
        start = -1;
        missing = 0;
      }
    }
  }
  return runs;
}

function eraseRun(task: Task, direction: Direction, line: number, start: number, end: number): void {
  for (let place = start; place < end; place++) {
    const at = line * direction.beside + place * direction.step;
    if (thickness(task, direction, line, at) > task.thickest) continue;
    task.out[at] = task.paper;
    for (let near = 1; near <= task.soft; near++) {
      if (line >= near) eraseEdge(task, at - near * direction.beside);
      if (line + near < direction.lines) eraseEdge(task, at + near * direction.beside);
    }
  }
}

// Solid blocks and the stems of letters that touch a ruling are thicker than a ruling and stay.
function thickness({ image, dark, thickest }: Task, { lines, beside }: Direction, line: number, at: number) {
  let found = 0;
  for (let near = 1; near <= line && found <= thickest; near++, found++) {
    if ((image.data[at - near * beside] ?? 255) >= dark) break;
  }
  for (let near = 1; line + near < lines && found <= thickest; near++, found++) {
    if ((image.data[at + near * beside] ?? 255) >= dark) break;
  }
  return found;
}

// The soft edge of a ruling goes too, but not the dark pixels of a letter that touches it.
function eraseEdge({ image, out, dark, paper }: Task, at: number): void {
  if ((image.data[at] ?? 0) > dark * edgeShare) out[at] = paper;
}
