import type { FieldSpec } from "./field-spec";

/** The date on which an account statement was drawn up. */
export const statementDate: FieldSpec = {
  key: "statementDate",
  candidates: "date",
  labels: [
    ...[
      "statement date",
      "date of statement",
      "closing date",
      "statement closing date",
      "statement issued",
      "issue date",
      "date issued",
    ],
    ...[
      "fecha de estado",
      "fecha del estado de cuenta",
      "fecha de corte",
      "fecha de emision",
      "fecha extracto",
      "fecha del extracto",
    ],
    ...[
      "kontoauszug vom",
      "auszugsdatum",
      "date du releve",
      "releve du",
      "data estratto conto",
      "datum afschrift",
      "data do extrato",
    ],
  ],
  weak: ["date", "fecha", "datum", "data"],
  weights: { "page-top": 0.3, unlabelled: -2 },
};
