import { type FieldSpec, phrases } from "./field-spec";

/** The date of the order. */
export const orderDate: FieldSpec = {
  key: "orderDate",
  candidates: "date",
  labels: [
    ...phrases(["order", "po", "p.o.", "purchase order", "ordered"], ["date", "on", "dt"]),
    ...["date of order", "original date", "original date / rev"],
    ...[
      "fecha de pedido",
      "fecha pedido",
      "fecha del pedido",
      "fecha de orden",
      "fecha de la orden",
      "fecha oc",
    ],
    ...[
      "bestelldatum",
      "auftragsdatum",
      "date de commande",
      "date de la commande",
      "data ordine",
      "orderdatum",
      "besteldatum",
      "data do pedido",
    ],
  ],
  weak: ["date", "fecha", "datum", "data"],
  weights: { "page-top": 0.5 },
};
