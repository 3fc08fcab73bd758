import { customerName } from "./customer-name";
import { type FieldSpec, phraseList } from "./field-spec";

/** The address to which the document was billed. */
export const billToAddress: FieldSpec = {
  key: "billToAddress",
  candidates: "address",
  labels: [
    ...phraseList([
      "bill-to address|billing address|invoice address|invoicing address|customer billing address",
      "buyer address|client address|purchaser address|registered billing address|statement address",
      "postal address|address of customer|address of recipient|street address|domicilio de facturacion",
      "domicilio del cliente|direccion fiscal|domicilio receptor|direccion cliente|rechnungsanschrift",
      "kundenadresse|adresse du client|adresse client|adresse de facturation|indirizzo di fatturazione",
      "indirizzo cliente|sede cliente|factuuradres|klantadres|adres klant|morada de faturacao",
      "morada do cliente|endereco de faturacao|endereco de cobranca",
    ]),
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
