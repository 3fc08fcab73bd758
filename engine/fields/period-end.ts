import type { FieldSpec } from "./field-spec";
import { periodLabels } from "./period-labels";

/** The last day of the period that a statement, bill or order covers. */
export const periodEnd: FieldSpec = {
  key: "periodEnd",
  candidates: "date",
  labels: [
    ...periodLabels,
    ...[
      "to",
      "end date",
      "period to",
      "period end",
      "service to",
      "through",
      "hasta",
      "al",
      "fecha fin",
      "bis",
      "au",
      "tot",
    ],
  ],
  weights: { "range-end": 2.2, "range-start": -4, unlabelled: -2.5, "label-right": 3 },
};
