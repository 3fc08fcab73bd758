import type { FieldSpec } from "./field-spec";

/** The balance of the account at the start of the period. */
export const openingBalance: FieldSpec = {
  key: "openingBalance",
  candidates: "amount",
  labels: [
    ...[
      "opening balance",
      "beginning balance",
      "previous balance",
      "starting balance",
      "balance brought forward",
      "balance b/f",
      "brought forward",
      "balance forward",
      "last statement balance",
      "prior balance",
      "balance last statement",
      "beginning balance on",
      "previous statement balance",
    ],
    ...[
      "saldo inicial",
      "saldo anterior",
      "saldo al inicio",
      "anfangssaldo",
      "alter kontostand",
      "kontostand alt",
      "solde initial",
      "ancien solde",
      "solde precedent",
      "solde anterieur",
      "saldo iniziale",
      "saldo precedente",
      "beginsaldo",
      "vorig saldo",
    ],
  ],
  weights: { unlabelled: -4 },
};
