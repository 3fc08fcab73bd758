import type { SubmittedDocument } from "./submit-document";

const names = ["Harbour", "Wattle", "Copper", "Juniper", "Orchid", "Falcon", "Meadow", "Cinder"];

/** The invoice of this number of a trade with labels of its own; eight vendors take turns. */
export function tradeInvoice(index: number): SubmittedDocument {
  const [number, date] = [`QX-${4100 + 7 * index}`, `2026-0${1 + (index % 8)}-14`];
  return {
    position: index + 1,
    lines: [
      `${names[index % names.length]} Trading Pty Ltd`,
      "",
      "INVOICE",
      `Zebra mark   ${number}`,
      `Job card     JC-${9200 + 3 * index}`,
      `Invoice date ${date}`,
      "",
      `Total  $${100 + index}.00`,
    ],
    values: { invoiceNumber: number, invoiceDate: date, total: `${100 + index}.00` },
  };
}
