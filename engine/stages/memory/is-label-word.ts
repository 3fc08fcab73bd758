import { fieldSpecs } from "../../fields/field-specs";
import { foldWord } from "../../text/fold-word";
import { labelLexicon } from "../labels/label-lexicon";
import { otherLabels } from "../labels/other-labels";

let known: ReadonlySet<string> | undefined;

/** Whether a folded word is a label that stands on every vendor's documents, and so says little about whose this is. */
export function isLabelWord(text: string): boolean {
  known ??= new Set([...labelLexicon.keys()].map(foldWord).filter((word) => word !== ""));
  return known.has(text);
}

let parts: ReadonlySet<string> | undefined;

/** Whether a folded word stands in the label of some field: "bill" and "to" of "bill to". */
export function isWordOfLabels(text: string): boolean {
  parts ??= new Set(
    [
      ...fieldSpecs.flatMap(({ best = [], labels, weak = [] }) => [...best, ...labels, ...weak]),
      ...otherLabels,
    ]
      .flatMap((phrase) => phrase.split(/[\s/()-]+/))
      .map(foldWord)
      .filter((word) => word !== ""),
  );
  return parts.has(text);
}
