import { type GreyImage, turnQuarters } from "@fieldwise/engine/images";
import {
  agreesWithPicture,
  type FileWords,
  hasUnknownCode,
  isInked,
  type Page,
  type TextPlace,
  turnBox,
  visibilityOfWords,
  type Word,
  withHidden,
} from "@fieldwise/engine/reading";
import type { PdfiumDocument } from "./pdfium-document";
import type { PageContents } from "./pdfium-page-images";
import { sizeAtResolution } from "./picture-size";

/** What a text layer comes to: the words of its page, or what is compared with the recognised picture. */
export type TextLayer = { page: Page } | { beside: FileWords | null };

type Drawing = { drawn: PdfiumDocument; render(page: number): Promise<GreyImage> };

/** Of the page: a picture that covers more is a scan of it. */
const scanCover = 0.5;
/** Of the words: where fewer are there to be seen, the page is a picture of its text. */
const seenShare = 0.5;
/** Coarse is enough to see that there is something. */
const inkDpi = 100;
const inkPixels = 2_000_000;

/**
 * Parts the words of a text layer into those that the page shows and those that nobody sees: text drawn without ink,
 * under something else, or in the colour of its ground. A page whose text is not there to be seen is a picture that
 * someone else has read; it is recognised, and their reading compared.
 */
export async function judgeLayer(
  page: Page,
  verdict: "none" | "sparse" | "good",
  { drawn, render }: Drawing,
): Promise<TextLayer> {
  const contents = await drawn.contents(page.number);
  const isScan = contents.images.some((image) => image.cover > scanCover);
  const places = await drawn.textPlaces(page.number);
  const visibilities = visibilityOfWords(page.words, places, page.turns);
  const seen = await seenWords(page, visibilities, { isScan, contents, drawn, render });
  const shown = page.words.filter((_, index) => seen[index]);
  const told = page.words.filter((_, index) => !seen[index]);
  if (told.length > 0 && (isScan || shown.length < page.words.length * seenShare))
    return { beside: asShown(page.turns, { printed: shown, told, unknown: [] }) };
  if (verdict === "none") return { beside: null };
  if (isScan && verdict === "sparse")
    return { beside: asShown(page.turns, { printed: shown, told: [], unknown: [] }) };
  if (isScan && !agreesWithPicture(shown, turnQuarters(await render(page.number), page.turns)))
    return { beside: null };
  return { page: withHidden({ ...page, words: shown }, told.length + places.filter(isOffSheet).length) };
}

type Around = Drawing & { isScan: boolean; contents: PageContents };

async function seenWords(
  { number, words, turns }: Page,
  visibilities: readonly TextPlace["visibility"][],
  { isScan, contents, drawn, render }: Around,
): Promise<boolean[]> {
  const seen = visibilities.map((visibility) => visibility === "shown" || visibility === "faint");
  const bare = isScan && seen.some(Boolean) ? await withoutPictures(drawn, number, contents) : null;
  const picture = visibilities.includes("faint") ? await render(number) : null;
  return seen.map((is, index) => {
    const box = turnBox(words[index]?.box ?? [0, 0, 0, 0], 4 - turns);
    // Fonts without glyphs are drawn without an ink in any colour; over a picture only the page without it tells.
    if (is && bare && !isInked(bare, box)) return false;
    return is && !(picture && visibilities[index] === "faint" && !isInked(picture, box));
  });
}

async function withoutPictures(drawn: PdfiumDocument, page: number, contents: PageContents) {
  return drawn.renderWithoutPictures(page, sizeAtResolution(contents, inkDpi, inkPixels));
}

/** A page some words of which have codes that say nothing: these are taken from the picture, the others from the file. */
export function partialTextLayer(page: Page): TextLayer {
  const { words } = page;
  const printed = words.filter(({ text }) => !hasUnknownCode(text));
  const unknown = words.filter(({ text }) => hasUnknownCode(text));
  return { beside: asShown(page.turns, { printed, told: [], unknown }) };
}

// The reader of text leaves out what stands beside the sheet.
const isOffSheet = ({ box }: TextPlace): boolean =>
  box.right <= 0 || box.bottom <= 0 || box.left >= 1 || box.top >= 1;

function asShown(turns: number, { printed, told, unknown }: FileWords): FileWords {
  const turned = (word: Word): Word => ({ ...word, box: turnBox(word.box, 4 - turns) });
  return { printed: printed.map(turned), told: told.map(turned), unknown: unknown.map(turned) };
}
