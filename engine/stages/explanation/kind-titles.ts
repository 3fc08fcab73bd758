import { patternFor } from "../../languages/compile";
import type { TitleFamily } from "../../languages/language";
import { fold } from "../../text/fold";
import type { Segment } from "../layout/line";

/** What a longer title of the family has in it: "tax invoice statement", "Schlussrechnung". */
export const titleWordPatterns: Readonly<Partial<Record<TitleFamily, RegExp>>> = {
  demand: new RegExp(patternFor("demandTitles")),
  credit: new RegExp(patternFor("creditTitles")),
};

/** What may stand beside the name of a document in a title: which copy of it this is. */
export const copyPattern = patternFor("copies");

/** What may follow the name of a document: its number, its date. */
export const numberingPattern = patternFor("numberings");

/** The letters and digits of a segment, folded. */
export const plainText = ({ text }: Pick<Segment, "text">): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}#'\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
