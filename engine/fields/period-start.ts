import type { FieldSpec } from "./field-spec";
import { periodLabels } from "./period-labels";

/** The first day of the period that a statement, bill or order covers. */
export const periodStart: FieldSpec = {
  key: "periodStart",
  candidates: "date",
  labels: [
    ...periodLabels,
    ...[
      "from",
      "start date",
      "period from",
      "period start",
      "service from",
      "desde",
      "del",
      "fecha inicio",
      "von",
      "du",
      "dal",
      "van",
    ],
  ],
  weights: { "range-start": 2.2, "range-end": -4, unlabelled: -2.5, "label-right": 3 },
};
