import { type FieldSpec, phraseList } from "./field-spec";

/** The currency of the document; decided by signs, codes and country rather than by a label alone. */
export const currency: FieldSpec = {
  key: "currency",
  candidates: "currency",
  labels: [
    ...phraseList([
      "invoice currency|document currency|billing currency|ccy|curr|currency:|all amounts in|amounts in",
      "moneda:|moneda de pago|importes en|wahrung:|rechnungswahrung|alle betrage in|belegwahrung|devise:",
      "monnaie|montants en|valuta:|divisa:|importi in|bedragen in|valuta bedragen|moeda:|valores em",
      "montantes em",
    ]),
    "currency",
    "moneda",
    "divisa",
    "wahrung",
    "devise",
    "valuta",
    "munt",
    "moeda",
    "betrage in",
    "currency code",
  ],
};
