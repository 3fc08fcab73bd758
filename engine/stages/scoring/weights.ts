import type { FieldSpec } from "../../fields/field-spec";
import type { DocumentKind } from "../../results/extraction-result";
import type { Features } from "../../weights/features";

/** The weights that hold for every field unless its own file says otherwise. Set by hand, in logits. */
const general: Features = {
  bias: -2.2,
  "label-right": 5.2,
  "label-below": 4.6,
  claimed: -3.2,
  colon: 0.4,
  "later-page": -0.7,
  "month-name": 0.3,
  decimals: 0.9,
  whole: -0.8,
  fine: -1.5,
  negative: -1.2,
  percent: -4,
  year: -1.5,
  "known-shape": 1.6,
  "check-digit": 1.2,
  "range-start": -0.4,
  "range-end": -0.4,
  "low-reading": -1.2,
  groups: 0.25,
  tiny: -2,
  "lower-case": -1.2,
  sole: 0.6,
  "label-section": 3.4,
};

/** The weights of a field: the general ones with the field's own for this kind of document laid over them. */
export function weightsOf(spec: FieldSpec, kind: DocumentKind): Features {
  return { ...general, ...spec.weights, ...spec.byKind?.[kind] } as Features;
}
