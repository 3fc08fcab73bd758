import type { FieldSpec } from "./field-spec";
import { vendorName } from "./vendor-name";

/** The address of who issued the document. */
export const vendorAddress: FieldSpec = {
  key: "vendorAddress",
  candidates: "address",
  labels: [
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
