import { fieldLabels } from "../../fields/field-labels";
import type { FieldSpec } from "../../fields/field-spec";
import { fieldSpecs } from "../../fields/field-specs";
import { labelsFor, phrasesFor } from "../../languages/compile";
import { compact } from "../../text/fold";

/** What a phrase may announce. `strength` is 1 for a phrase that names the field, less for one that fits others too. */
export type LabelSense = { field: string; strength: number };

/** The pseudo field of labels that announce nothing the product extracts. */
export const otherField = "other";

/** Labels that only say what kind of thing follows; the label before them says whose it is. */
const genericPhrases = new Set(phrasesFor("genericLabels").map(compact));

/** Whether a compact phrase is such a label. */
export function isGeneric(phrase: string): boolean {
  return genericPhrases.has(phrase);
}

/**
 * Set by hand, as the next one; the trained weights see the strength as a feature and settle what it is worth.
 */
const strongStrength = 1.4;
/** Set by hand. */
const weakStrength = 0.55;
/** Set by hand: a label of nothing that is asked for gives way to any usual one, and wins over a weak one. */
export const otherStrength = 0.6;
/** With a letter less, shorter phrases are other words. */
const shortestNear = 7;

/** Every known phrase in compact form with its senses; a phrase of several fields has a sense for each. */
export const labelLexicon: ReadonlyMap<string, LabelSense[]> = buildLexicon();

/** The longest phrase of the lexicon, in compact characters. */
export const maxPhraseLength = Math.max(...[...labelLexicon.keys()].map((phrase) => phrase.length));

/** The phrases one deletion away from each phrase of seven letters or more, for recognised text with a wrong letter. */
export function nearPhrases(): ReadonlyMap<string, string> {
  near ??= buildNear();
  return near;
}

let near: Map<string, string> | undefined;

function buildLexicon(): Map<string, LabelSense[]> {
  const lexicon = lexiconOf(fieldSpecs);
  for (const label of labelsFor(otherField).usual)
    addSense(lexicon, label, { field: otherField, strength: otherStrength });
  return lexicon;
}

/** The phrases of these fields in compact form with their senses. */
export function lexiconOf(specs: readonly FieldSpec[]): Map<string, LabelSense[]> {
  const lexicon = new Map<string, LabelSense[]>();
  for (const spec of specs) {
    const { strong, usual, weak } = fieldLabels(spec);
    for (const label of strong) addSense(lexicon, label, { field: spec.key, strength: strongStrength });
    for (const label of usual) addSense(lexicon, label, { field: spec.key, strength: 1 });
    for (const label of weak) addSense(lexicon, label, { field: spec.key, strength: weakStrength });
  }
  return lexicon;
}

function addSense(lexicon: Map<string, LabelSense[]>, label: string, sense: LabelSense): void {
  const phrase = compact(label);
  if (!phrase) return;
  const senses = lexicon.get(phrase) ?? [];
  if (!senses.some((known) => known.field === sense.field)) senses.push(sense);
  lexicon.set(phrase, senses);
}

function buildNear(): Map<string, string> {
  const map = new Map<string, string>();
  for (const phrase of labelLexicon.keys()) {
    if (phrase.length < shortestNear) continue;
    for (const variant of deletionsOf(phrase)) if (!map.has(variant)) map.set(variant, phrase);
  }
  return map;
}

/** The text itself and the text without each one of its characters. */
export function deletionsOf(text: string): string[] {
  return [text, ...Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1))];
}
