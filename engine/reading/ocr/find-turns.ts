import { crop, type PixelArea } from "../image/crop";
import type { GreyImage } from "../image/grey-image";
import { turnQuarters } from "../image/turn-quarters";
import { preparePage } from "./prepare-page";
import { readingScore } from "./reading-score";
import type { RecogniseWords } from "./recognise-words";

/** Quarters. */
const everyTurn = [0, 1, 2, 3] as const;
/** In pixels, both ways: edges are found by every third. */
const stride = 3;
/** The sample is a third of the page high, and half of it wide. */
const heightPart = 3;
/** Places of the sample down the page: it overlaps itself by little. */
const rows = 4;
/** Places of the sample across. */
const columns = 3;

/** Set by hand, in pixels: some lines of print are needed to tell how a page lies. */
const smallestSample = 700;
/** Set by hand, in levels of grey: a step from paper to ink, not the grain of paper. */
const edge = 60;

/**
 * The clockwise quarter turns (0..3) at which a page reads best. Method: the part of the page with most ink, about a
 * sixth, is recognised at all four turns; surer than the shape of its profile.
 */
export async function findTurns(page: GreyImage, recognise: RecogniseWords): Promise<number> {
  const sample = crop(page, inkiestArea(page));
  const scores: number[] = [];
  for (const turns of everyTurn)
    scores.push(
      readingScore(await recognise(preparePage(turnQuarters(sample, turns)).image, "sparse", "english")),
    );
  return scores.indexOf(Math.max(...scores));
}

function inkiestArea(page: GreyImage): PixelArea {
  const width = Math.min(page.width, Math.max(smallestSample, page.width >> 1));
  const height = Math.min(page.height, Math.max(smallestSample, Math.round(page.height / heightPart)));
  let best = { area: { left: 0, top: 0, width, height }, ink: -1 };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = Math.round(((page.width - width) * column) / 2);
      const top = Math.round(((page.height - height) * row) / (rows - 1));
      const area = { left, top, width, height };
      const ink = inkOf(page, area);
      if (ink > best.ink) best = { area, ink };
    }
  }
  return best.area;
}

function inkOf({ width, data }: GreyImage, area: PixelArea): number {
  let edges = 0;
  for (let y = area.top + 2; y < area.top + area.height - 2; y += stride) {
    for (let x = area.left + 2; x < area.left + area.width - 2; x += stride) {
      const at = y * width + x;
      const here = data[at] ?? 0;
      const across = Math.abs(here - (data[at - 2] ?? 0));
      const down = Math.abs(here - (data[at - 2 * width] ?? 0));
      if (across > edge || down > edge) edges++;
    }
  }
  return edges;
}
