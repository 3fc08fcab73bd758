import { type FieldSpec, phrases } from "./field-spec";
import { vendorTaxNumber } from "./vendor-tax-number";

/** The customer's number with the tax office. */
export const customerTaxNumber: FieldSpec = {
  key: "customerTaxNumber",
  candidates: "taxId",
  labels: [
    ...phrases(
      ["customer", "your", "client", "buyer", "buyer's", "recipient"],
      [
        "vat",
        "abn",
        "gst no",
        "gstin",
        "vat no",
        "vat id",
        "tax id",
        "vat number",
        "tax number",
        "gst number",
        "ustid",
        "tax no",
      ],
    ),
    ...[
      "rfc receptor",
      "rfc cliente",
      "nif cliente",
      "cif cliente",
      "nif del cliente",
      "ihre ust-idnr",
      "ihre ustid",
      "ihre ust-id",
      "ihre ust-identnr",
      "ihre ust id nr",
      "votre tva",
      "votre numero de tva",
      "tva client",
      "uw btw nummer",
      "btw nummer klant",
      "p.iva cliente",
      "n tva client",
    ],
  ],
  weak: vendorTaxNumber.labels,
  weights: { unlabelled: -0.8, "check-digit": 0.6, "customer-side": 3.2, "vendor-side": -3, "page-top": 0 },
};
