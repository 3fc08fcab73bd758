import type { Page, Word } from "@engine/reading/page";

/** A small invoice of one vendor's layout. Rows are added between the head and the total, as on paper. */
export type InvoicePlan = {
  vendor: string;
  street: string;
  number: string;
  date: string;
  total: string;
  reference: string;
  rows?: number;
  customer?: readonly [name: string, address: string];
};

/** What a vendor's invoices look like: where its head and its labels stand, and how it calls things. */
export type InvoiceLook = { left: number; right: number; numberLabel: string; referenceLabel: string };

export const plainLook: InvoiceLook = {
  left: 0.08,
  right: 0.62,
  numberLabel: "Document no",
  referenceLabel: "Collie mark",
};

const lineHeight = 0.014;

/** The invoice as one read page with a text layer. */
export function invoicePage(plan: InvoicePlan, look: InvoiceLook = plainLook): Page {
  const { left, right } = look;
  const [customer, address] = plan.customer ?? ["Blue Harbour Pty Ltd", "1 Wharf Road, Newcastle NSW 2300"];
  const rows = plan.rows ?? 2;
  const foot = 0.4 + rows * 0.03;
  const lines: [string, number, number][] = [
    [plan.vendor, left, 0.05],
    [plan.street, left, 0.075],
    ["Newcastle NSW 2300", left, 0.1],
    ["Marine hardware, paint and rope since generations", left, 0.13],
    ["TAX INVOICE", right, 0.05],
    [`${look.numberLabel} ${plan.number}`, right, 0.1],
    [`Printed ${plan.date}`, right, 0.125],
    [`${look.referenceLabel} ${plan.reference}`, right, 0.15],
    ["Sold to", left, 0.22],
    [customer, left, 0.245],
    [address, left, 0.27],
    ["Article Pieces Each Sum", left, 0.36],
    ...Array.from({ length: rows }, (_, row): [string, number, number] => [
      `Shackle size ${row + 1} galvanised`,
      left,
      0.4 + row * 0.03,
    ]),
    [`Please remit ${plan.total}`, right, foot + 0.05],
    ["Goods remain our property until paid in full", left, foot + 0.12],
  ];
  const words = lines.flatMap(([text, x, y]) => wordsOf(text, x, y));
  return { number: 1, width: 595, height: 842, source: "text", confidence: 1, turns: 0, words };
}

function wordsOf(text: string, x: number, y: number): Word[] {
  const letter = 0.008;
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    box: [x + match.index * letter, y, x + (match.index + match[0].length) * letter - 0.002, y + lineHeight],
    confidence: 1,
  }));
}
