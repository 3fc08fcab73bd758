import { type FieldSpec, phrases } from "./field-spec";
import * as words from "./number-words";

/** The customer's order number that the document answers; on an order, the order's own number. */
export const orderNumber: FieldSpec = {
  key: "orderNumber",
  candidates: "id",
  labels: [
    ...phrases(
      [
        "order",
        "purchase order",
        "po",
        "p o",
        "customer order",
        "your order",
        "cust po",
        "customer po",
        "your po",
        "sales order",
        "contract",
      ],
      words.englishNumberWords,
    ),
    ...[
      "order / rev",
      "order/rev",
      "contract / revision",
      "contract / rev",
      "p.o.",
      "po",
      "p.o. number",
      "purchase order",
      "customer order",
      "your reference",
      "po ref",
      "buyer order no",
    ],
    ...[
      "buyers order no",
      "buyer's order no",
      "customer reference",
      "contract #",
      "contract",
      "order reference",
    ],
    ...phrases(
      ["pedido", "de pedido", "orden de compra", "orden", "oc", "o c", "su pedido", "contrato"],
      words.spanishNumberWords,
    ),
    ...phrases(
      ["numero", "no", "num", "n", "nro"],
      ["de pedido", "pedido", "de orden", "de orden de compra"],
    ),
    ...["orden de compra", "su pedido", "pedido", "referencia del cliente"],
    ...phrases(
      ["bestell", "auftrags", "auftrag", "bestellung", "ihre bestell", "ihre bestellung"],
      words.germanNumberWords,
    ),
    ...["bestellung", "ihre bestellung", "ihre auftragsnummer", "bestellung vom", "bestellreferenz"],
    ...phrases(["commande", "de commande", "bon de commande", "votre commande"], words.frenchNumberWords),
    ...phrases(["numero", "no", "n"], ["de commande", "commande"]),
    ...["votre commande", "bon de commande"],
    ...phrases(["ordine", "vs ordine", "ordine di acquisto"], words.italianNumberWords),
    ...["numero ordine", "n ordine", "ordine", "vostro ordine"],
    ...phrases(["order", "bestel", "inkooporder"], words.dutchNumberWords),
    ...["numero do pedido", "encomenda", "numero da encomenda", "pedido no", "ordem de compra"],
  ],
  weak: ["order", "reference", "your ref", "order no.", "ref", "auftrag"],
  weights: { unlabelled: -3 },
};
