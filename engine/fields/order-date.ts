import { type FieldSpec, phraseList, phrases } from "./field-spec";

/** The date of the order. */
export const orderDate: FieldSpec = {
  key: "orderDate",
  candidates: "date",
  labels: [
    ...phraseList([
      "date ordered|ordered|date of purchase order|order placed|order placed on|order issued|purchase date",
      "po issued|sales order date|fecha de la compra|fecha o.c.|fecha del pedido:|pedido el|pedido de fecha",
      "bestellung vom|auftrag vom|datum der bestellung|bestellt am|auftragsdatum:|commande du|commandee le",
      "date commande|date du bon|data dell'ordine|data ord|ordine del|datum bestelling|besteld op",
      "opdrachtdatum|datum opdracht|order datum|data da encomenda|data encomenda|data de encomenda",
      "data do pedido:|encomenda de",
    ]),
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
