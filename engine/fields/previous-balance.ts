import type { FieldSpec } from "./field-spec";

/** What was owed before this bill. */
export const previousBalance: FieldSpec = {
  key: "previousBalance",
  candidates: "amount",
  best: ["previous balance", "prior balance", "balance from last bill", "amount of last bill"],
  labels: [
    ...["last bill", "previous bill", "last bill amount", "previous amount due", "previous account balance"],
    ...["balance brought forward", "balance forward", "opening balance", "previous charges"],
    ...["amount due on last bill", "total amount due last bill", "previous bill amount", "last account"],
    ...["balance from previous bill", "previous statement", "your last bill", "last statement balance"],
    ...["saldo anterior", "adeudo anterior", "factura anterior", "importe anterior", "recibo anterior"],
    ...["vorheriger saldo", "alter saldo", "saldovortrag", "solde precedent", "ancien solde"],
    ...["saldo precedente", "vorig saldo", "openstaand saldo", "saldo anterior em divida"],
  ],
  weights: { unlabelled: -4, negative: -0.2, zero: 0.3 },
};
