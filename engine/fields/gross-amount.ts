import type { FieldSpec } from "./field-spec";

/** The amount of an advertising document before the agency's commission. */
export const grossAmount: FieldSpec = {
  key: "grossAmount",
  candidates: "amount",
  labels: [
    ...[
      "gross amount",
      "gross total",
      "total gross",
      "gross",
      "total gross amount",
      "gross order total",
      "total $",
      "gross invoice amount",
      "gross billing",
      "actual gross amount",
      "gross amt",
      "total gross $",
      "total amount",
      "totals",
      "total",
    ],
    ...["importe bruto", "total bruto", "bruttobetrag", "montant brut", "totale lordo", "brutobedrag"],
  ],
  weights: { unlabelled: -1, largest: 1.5, repeated: 0.6 },
};
