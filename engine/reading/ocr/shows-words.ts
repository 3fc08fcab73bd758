import { crop, type PixelArea } from "../image/crop";
import { dividedInk, inkThreshold } from "../image/divided-ink";
import type { GreyImage } from "../image/grey-image";
import { areLevel, inRows, isLetterHigh, turned } from "../image/letter-rows";
import { turnQuarters } from "../image/turn-quarters";
import { inkPieces } from "./lines/ink-pieces";
import type { RecognisedWord, RecogniseWords } from "./recognise-words";

/**
 * Strokes of ink, counted along the rows of pixels, that any page may have: the fullest of 217 scans and photos has 84,813.
 * Pictures without a word that cost much begin at 195,000.
 */
const mostStrokes = 130_000;
/** In pixels: 5 cm at 300 dpi, some lines of print of the usual size; four looks are a sixth of a page. */
const sampleSide = 600;
/** Places looked at: with both ways up the work stays below that of a printed page. */
const samples = 2;
/** Quarter turns at which print may stand whose lines go across, and whose lines go down. */
const across = [0, 2] as const;
const down = [1, 3] as const;
/** Letters: rows as long come about in print, and hardly by chance. */
const shortestRow = 6;
/** Set by hand: the recogniser is as sure of words, and seldom of noise. */
const sure = 0.7;
/** Letters or digits: shorter words are read into noise as well. */
const shortestWord = 3;
/** Words as sure and long in one look: none or one comes about by chance, on eleven kinds of picture without a word. */
const fewestWords = 2;

type Sample = { area: PixelArea; letters: number; isUpright: boolean };

/**
 * Whether words can be made out on a page made ready for recognition. Nearly every page passes by the count of its strokes.
 * Recognition of noise, of cloth, of a photograph takes ten times as long as that of a printed page, to read nothing: a
 * page of more strokes is looked at first in small, where most letters stand in rows, upright and the other way up.
 */
export async function showsWords(
  page: GreyImage,
  recognise: RecogniseWords,
  turn: () => Promise<void>,
): Promise<boolean> {
  if (strokesIn(page) <= mostStrokes) return true;
  const found: Sample[] = [];
  for (const area of areasOf(page)) {
    found.push(sampleOf(page, area));
    await turn();
  }
  found.sort((a, b) => b.letters - a.letters);
  for (const { area, isUpright } of found.slice(0, samples)) {
    const sample = crop(page, area);
    for (const turns of isUpright ? across : down)
      if (areWords(await recognise(turnQuarters(sample, turns), "sparse", "english"))) return true;
  }
  return false;
}

function strokesIn(page: GreyImage): number {
  const threshold = inkThreshold(page);
  let strokes = 0;
  let before = 0;
  for (const level of page.data) {
    if (level <= threshold && before > threshold) strokes++;
    before = level;
  }
  return strokes;
}

function areasOf({ width, height }: GreyImage): PixelArea[] {
  const areas: PixelArea[] = [];
  for (let top = 0; top < height; top += sampleSide)
    for (let left = 0; left < width; left += sampleSide)
      areas.push({
        left,
        top,
        width: Math.min(sampleSide, width - left),
        height: Math.min(sampleSide, height - top),
      });
  return areas;
}

function sampleOf(page: GreyImage, area: PixelArea): Sample {
  const letters = inkPieces(dividedInk(crop(page, area)), area.width, area.height).filter(isLetterHigh);
  const upright = inRows(letters, shortestRow, areLevel).length;
  const lying = inRows(letters.map(turned), shortestRow, areLevel).length;
  return { area, letters: Math.max(upright, lying), isUpright: upright >= lying };
}

const areWords = (words: readonly RecognisedWord[]): boolean => words.filter(isWord).length >= fewestWords;

const isWord = ({ text, confidence }: RecognisedWord): boolean =>
  confidence >= sure && text.replace(/[^\p{L}\p{N}]/gu, "").length >= shortestWord;
