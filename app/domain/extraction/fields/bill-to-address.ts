import { customerName } from "./customer-name";
import type { FieldSpec } from "./field-spec";

/** The address to which the document was billed. */
export const billToAddress: FieldSpec = {
  key: "billToAddress",
  candidates: "address",
  labels: [
    ...customerName.labels,
    ...(customerName.best ?? []),
    ...[
      "bill to address",
      "billing to",
      "customer address",
      "mailing address",
      "direccion de facturacion",
      "domicilio fiscal",
      "direccion del cliente",
      "mail to",
    ],
  ],
  weak: [
    ...(customerName.weak ?? []),
    "address",
    "direccion",
    "domicilio",
    "anschrift",
    "adresse",
    "indirizzo",
    "adres",
    "morada",
    "endereco",
  ],
  byKind: { bank_statement: { bias: -0.2, "very-top": 0 } },
  weights: {
    ...{
      bias: -1.2,
      unlabelled: -0.2,
      claimed: -3.5,
      contact: -1,
      "upper-part": 1.2,
      "very-top": -0.6,
      foot: -2,
      left: 0.4,
    },
    ...{ "later-page": -1.5 },
  },
};
