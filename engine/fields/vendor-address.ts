import { type FieldSpec, phraseList } from "./field-spec";
import { vendorName } from "./vendor-name";

/** The address of who issued the document. */
export const vendorAddress: FieldSpec = {
  key: "vendorAddress",
  candidates: "address",
  labels: [
    ...phraseList([
      "remit to address|remit payment to|payment address|correspondence address|our address|office address",
      "business address|principal place of business|registered office address|regd. office|regd office",
      "reg office|reg. office|corporate office|works address|factory address|branch address|branch office",
      "warehouse address|return address|domicilio del emisor|direccion del emisor",
      "domicilio fiscal del emisor|lugar de expedicion|sede social|sitz|sitz der gesellschaft",
      "firmenanschrift|absenderadresse|geschaftsadresse|adresse du siege|siege|adresse du fournisseur|sede",
      "sede operativa|sede fiscale|indirizzo fornitore|vestigingsadres|bezoekadres|postadres",
      "adres leverancier|sede social:|morada do fornecedor|endereco do emitente",
    ]),
    ...vendorName.labels,
    ...(vendorName.best ?? []),
    ...(vendorName.weak ?? []),
    ...[
      "remittance address",
      "company address",
      "vendor address",
      "registered office",
      "head office",
      "supplier address",
      "seller address",
      "registered address",
      "mail payments to",
      "domicilio social",
      "firmensitz",
      "siege social",
      "sede legale",
    ],
  ],
  byKind: { receipt: { bias: 0.6 } },
  weights: {
    bias: -0.1,
    unlabelled: 0,
    claimed: -4,
    contact: 1.2,
    "very-top": 1.2,
    foot: 0.8,
    "later-page": -1,
  },
};
