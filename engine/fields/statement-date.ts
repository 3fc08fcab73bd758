import { type FieldSpec, phraseList } from "./field-spec";

/** The date on which an account statement was drawn up. */
export const statementDate: FieldSpec = {
  key: "statementDate",
  candidates: "date",
  labels: [
    ...phraseList([
      "statement produced|date of issue|as of|as at|statement as at|statement end date|statement issue date",
      "statement period end|fecha del corte|fecha de extracto|corte al|extracto al|emitido el",
      "datum des auszugs|auszug vom|kontoauszug per|erstellt am|arrete au|releve arrete au",
      "releve de compte du|edite le|estratto conto al|data estratto|afschriftdatum|datum van afschrift",
      "extrato de|data do extracto|emitido em",
    ]),
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
