import type { FieldSpec } from "../../fields/field-spec";
import { fieldSpecs } from "../../fields/field-specs";
import { type LabelSense, lexiconOf } from "./label-lexicon";

/** The label phrases of a request's own fields in compact form; none for a request without such fields. */
export type OwnLabels = ReadonlyMap<string, LabelSense[]>;

export const noOwnLabels: OwnLabels = new Map();

/** The most compact characters of one of them. */
export function maxOwnLabelLength(own: OwnLabels): number {
  return own.size === 0 ? 0 : Math.max(...[...own.keys()].map((phrase) => phrase.length));
}

/** The phrases of the specs that a tenant made up. */
export function ownLabelsOf(specs: readonly FieldSpec[]): OwnLabels {
  return specs === fieldSpecs ? noOwnLabels : lexiconOf(specs.filter((spec) => !fieldSpecs.includes(spec)));
}
