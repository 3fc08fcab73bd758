import { labelLexicon } from "../labels/label-lexicon";
import { foldWord } from "./fold-word";

let known: ReadonlySet<string> | undefined;

/** Whether a folded word is a label that stands on every vendor's documents, and so says little about whose this is. */
export function isLabelWord(text: string): boolean {
  known ??= new Set([...labelLexicon.keys()].map(foldWord).filter((word) => word !== ""));
  return known.has(text);
}
