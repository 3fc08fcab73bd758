import { fieldLabels } from "../../fields/field-labels";
import { fieldSpecs } from "../../fields/field-specs";
import { labelsFor } from "../../languages/compile";
import { foldWord } from "../../text/fold-word";
import { labelLexicon, otherField } from "../labels/label-lexicon";

let known: ReadonlySet<string> | undefined;

/** Whether a folded word is a label that stands on every vendor's documents, and so says little about whose this is. */
export function isLabelWord(text: string): boolean {
  known ??= new Set([...labelLexicon.keys()].map(foldWord).filter((word) => word !== ""));
  return known.has(text);
}

let parts: ReadonlySet<string> | undefined;

/** Whether a folded word stands in the label of some field, alone or in a phrase: "bill" and "to" of "bill to". */
export function isWordOfLabels(text: string): boolean {
  parts ??= new Set(
    [
      ...labelLexicon.keys(),
      ...fieldSpecs.map(fieldLabels).flatMap(({ strong, usual, weak }) => [...strong, ...usual, ...weak]),
      ...labelsFor(otherField).usual,
    ]
      .flatMap((phrase) => phrase.split(/[\s/()-]+/))
      .map(foldWord)
      .filter((word) => word !== ""),
  );
  return parts.has(text);
}
