import { patternFor } from "../languages/compile";
import type { Page } from "../reading/page";

/** Pages of a document beyond which a number behind "of" counts something else. */
const mostPages = 200;

/** What a page says of its place: "Page 2 of 3" is 2 of 3; `of` is null for a bare "Page 2". */
export type PageNumbering = { number: number; of: number | null };

const word = patternFor("pages");
const between = patternFor("pageOf");
const counted = new RegExp(
  `(?:^|[^\\p{L}])${word}\\.?\\s*(?:no\\.?)?\\s*:?\\s*(\\d{1,3})\\s*${between}\\s*(\\d{1,3})(?!\\d|[.,/]\\d)`,
  "iu",
);
const bare = new RegExp(
  `(?:^|[^\\p{L}])${word}\\.?\\s*(?:no\\.?)?\\s*[:#]?\\s*(\\d{1,3})(?!\\d|[.,/:]\\d)`,
  "iu",
);
const alone = /(?:^|\s)(\d{1,3})\s?(?:\/|of)\s?(\d{1,3})(?=\s|$)/i;
/** Set by hand, of the page's height: bare numbers count at the top and foot alone. */
const margin = 0.12;

/** How a page counts itself, read from its words in the reader's order; null when it does not. */
export function pageNumberingOf({ words }: Page): PageNumbering | null {
  const text = words.map((each) => each.text).join(" ");
  const edge = words
    .filter(({ box }) => box[1] < margin || box[3] > 1 - margin)
    .map((each) => each.text)
    .join(" ");
  return read(counted.exec(text)) ?? read(alone.exec(edge)) ?? read(bare.exec(edge));
}

function read(match: RegExpExecArray | null): PageNumbering | null {
  const number = Number(match?.[1]);
  const of = match?.[2] === undefined ? null : Number(match[2]);
  if (!match || number < 1 || (of !== null && (of < number || of > mostPages))) return null;
  return { number, of };
}
