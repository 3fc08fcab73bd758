import type { SubmittedDocument } from "./submit-document";

const names = ["Harbour", "Wattle", "Copper", "Juniper", "Orchid", "Falcon", "Meadow", "Cinder"];

/**
 * The invoice of this number of a trade that goes by job cards and not by what is called the invoice number, as nobody
 * else does; eight vendors take turns.
 */
export function tradeInvoice(index: number): SubmittedDocument {
  const [card, date] = [`JC-${9200 + 3 * index}`, `2026-0${1 + (index % 8)}-14`];
  return {
    position: index + 1,
    lines: [
      `${names[index % names.length]} Trading Pty Ltd`,
      "",
      "INVOICE",
      `Invoice number QX-${4100 + 7 * index}`,
      `Job card       ${card}`,
      `Invoice date   ${date}`,
      "",
      `Total  $${100 + index}.00`,
    ],
    values: { invoiceNumber: card, invoiceDate: date, total: `${100 + index}.00` },
  };
}
