import { type FieldSpec, phraseList, phrases } from "./field-spec";

/** The date on which the invoice, credit note or receipt was issued. */
export const invoiceDate: FieldSpec = {
  key: "invoiceDate",
  candidates: "date",
  labels: [
    ...phraseList([
      "date of bill|date of receipt|billed on|bill dt|invoice issued|tax invoice date|tax date|tax point",
      "tax point date|document issued|date raised|raised on|credit date|memo date|issuing date|date billed",
      "sales date|sale date|date of sale|purchase date|business date|statement date issued|invoice/tax date",
      "issue dt|fecha expedicion|fecha y hora|fecha doc|fecha del documento|fecha de la venta|fecha venta",
      "fecha de compra|fecha comprobante|fecha operacion|emision|expedida el|fecha fra|rechnungsdatum:",
      "re-datum|rg-datum|rechnungs datum|dokumentdatum|gutschriftsdatum|kaufdatum|bon-datum|ausgestellt am",
      "datum der ausstellung|fakturadatum|rechnungsdatum/leistungsdatum|facture du|date facturation",
      "emise le|date d'etablissement|etablie le|date de l'avoir|date piece|fatto il|data fatt",
      "data documento:|data ricevuta|data emissione fattura|data di fatturazione|emessa il|notadatum",
      "datum nota|aankoopdatum|documentdatum|opgemaakt op|data do documento|data de emissao:|data fatura",
      "data da nota|emitida em|emitido em",
    ]),
    ...phrases(
      [
        "invoice",
        "inv",
        "tax invoice",
        "bill",
        "billing",
        "issue",
        "issued",
        "document",
        "doc",
        "receipt",
        "credit note",
      ],
      ["date", "dt", "date & time", "date time"],
    ),
    ...phrases(["date of"], ["issue", "invoice", "the invoice", "supply"]),
    ...["invoice dated", "issued on", "date issued", "date/time", "transaction date", "trans date"],
    ...phrases(
      ["fecha"],
      ["de factura", "factura", "de emision", "emision", "de expedicion", "de la factura", "documento"],
    ),
    ...[
      "fecha y hora de emision",
      "fecha y hora de expedicion",
      "lugar y fecha de expedicion",
      "fecha de facturacion",
    ],
    ...[
      "rechnungsdatum",
      "rechnungs-datum",
      "belegdatum",
      "datum der rechnung",
      "ausstellungsdatum",
      "rechnung vom",
    ],
    ...phrases(["date"], ["de facture", "de la facture", "d'emission", "facture", "de facturation"]),
    ...phrases(
      ["data"],
      ["fattura", "documento", "emissione", "di emissione", "doc", "da fatura", "de emissao", "emissao"],
    ),
    ...["factuurdatum", "factuur datum", "datum factuur"],
  ],
  weak: ["date", "dated", "fecha", "datum", "data", "le", "vom", "date/heure", "dt"],
  weights: { "page-top": 0.7, unlabelled: 0, first: 0.8, sole: 1.6, future: -1.5 },
  byKind: { receipt: { bias: -0.6, "label-right": 3.5, "label-below": 3, "page-top": 0.3, claimed: -2 } },
};
