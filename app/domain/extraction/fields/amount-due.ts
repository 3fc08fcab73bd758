import type { FieldSpec } from "./field-spec";

/** What is left to pay where it differs from the total: after payments, deposits or with an old balance. */
export const amountDue: FieldSpec = {
  key: "amountDue",
  candidates: "amount",
  labels: [
    ...[
      "amount due",
      "balance due",
      "total amount due",
      "amount owing",
      "balance",
      "total due",
      "please pay",
      "pay this amount",
      "outstanding",
      "amount outstanding",
      "balance outstanding",
      "total balance due",
      "new balance",
      "net due",
    ],
    ...["saldo", "saldo pendiente", "importe pendiente", "pendiente de pago", "total adeudado"],
    ...[
      "offener betrag",
      "zahlbetrag",
      "noch zu zahlen",
      "restbetrag",
      "falliger betrag",
      "zu zahlender betrag",
      "reste a payer",
      "solde",
      "solde du",
      "net a payer",
      "saldo da pagare",
      "openstaand bedrag",
      "nog te betalen",
      "saldo devedor",
    ],
  ],
  weights: { unlabelled: -5, "page-bottom": 0.2, percent: -2 },
};
