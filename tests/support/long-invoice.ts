import type { Page, Word } from "@engine/reading/page";
import { makePdf } from "./make-pdf";

/** Points: the paper, where its columns stand, and the height of a line. */
const paper = { width: 595, height: 842 };
const columns = { code: 40, description: 110, quantity: 330, price: 410, amount: 500 };
const [size, leading] = [6, 7];
const letter = size * 0.6;

type Run = { text: string; left: number; top: number };

/** The figures of an invoice of so many line items; what is on paper adds up. */
export function longInvoiceFigures(rows: number) {
  const items = Array.from({ length: rows }, (_, row) => {
    const quantity = 1 + (row % 9);
    const price = 125 + 25 * (row % 37);
    return {
      code: `A-${10_000 + row}`,
      description: articleOf(row),
      quantity,
      price,
      cents: quantity * price,
    };
  });
  const net = items.reduce((sum, { cents }) => sum + cents, 0);
  const tax = Math.round(net / 10);
  return { items, net, tax, total: net + tax };
}

/** The invoice as its pages are read: without a reader, for the engine and its benches. */
export const longInvoicePages = (rows: number, rowsOnPage = 100): Page[] =>
  runsOf(rows, rowsOnPage).map((runs, index) => ({
    number: index + 1,
    ...paper,
    source: "text",
    confidence: 1,
    turns: 0,
    words: runs.flatMap(wordsOf),
  }));

/** The invoice as a PDF with a text layer. */
export const longInvoicePdf = (rows: number, rowsOnPage = 100): Uint8Array =>
  makePdf(
    runsOf(rows, rowsOnPage).map((runs) => ({
      size: [paper.width, paper.height],
      deflated: true,
      content: `BT /F1 ${size} Tf\n${runs.map(shown).join("\n")}\nET`,
    })),
  );

function runsOf(rows: number, rowsOnPage: number): Run[][] {
  const { items, net, tax, total } = longInvoiceFigures(rows);
  const count = Math.ceil(rows / rowsOnPage);
  return Array.from({ length: count }, (_, page) => {
    const lines = items.slice(page * rowsOnPage, (page + 1) * rowsOnPage);
    const bottom = 110 + (lines.length + 2) * leading;
    return [
      ...headOf(page, count),
      ...lines.flatMap((item, row) => rowOf(item, 118 + row * leading)),
      ...(page === count - 1 ? sumsOf({ net, tax, total }, bottom) : []),
    ];
  });
}

const headOf = (page: number, count: number): Run[] => [
  ...(page === 0
    ? [
        run("Ferrant Chandlery Pty Ltd", 40, 30),
        run("12 Mole Street, Newcastle NSW 2300", 40, 40),
        run("TAX INVOICE", 400, 30),
        run("Invoice Number: FC-20417", 400, 42),
        run("Invoice Date: 14/02/2026", 400, 52),
        run("Due Date: 16/03/2026", 400, 62),
        run("Bill To:", 40, 60),
        run("Blue Harbour Pty Ltd", 40, 70),
        run("1 Wharf Road, Newcastle NSW 2300", 40, 80),
      ]
    : [run("Invoice Number: FC-20417", 40, 40)]),
  run(`Page ${page + 1} of ${count}`, 500, 20),
  run("Item Code", columns.code, 108),
  run("Description", columns.description, 108),
  run("Quantity", columns.quantity, 108),
  run("Unit Price", columns.price, 108),
  run("Amount", columns.amount, 108),
];

type Item = ReturnType<typeof longInvoiceFigures>["items"][number];

const rowOf = ({ code, description, quantity, price, cents }: Item, top: number): Run[] => [
  run(code, columns.code, top),
  run(description, columns.description, top),
  run(String(quantity), columns.quantity, top),
  run(money(price), columns.price, top),
  run(money(cents), columns.amount, top),
];

const sumsOf = ({ net, tax, total }: { net: number; tax: number; total: number }, top: number): Run[] => [
  run("Sub Total", columns.price, top),
  run(money(net), columns.amount, top),
  run("GST 10%", columns.price, top + leading),
  run(money(tax), columns.amount, top + leading),
  run("Total AUD", columns.price, top + 2 * leading),
  run(money(total), columns.amount, top + 2 * leading),
];

const run = (text: string, left: number, top: number): Run => ({ text, left, top });

const shown = ({ text, left, top }: Run) =>
  `1 0 0 1 ${left} ${paper.height - top - size} Tm (${text.replace(/[()\\]/g, "\\$&")}) Tj`;

const wordsOf = ({ text, left, top }: Run): Word[] =>
  [...text.matchAll(/\S+/g)].map((match) => {
    const from = left + match.index * letter;
    const to = from + match[0].length * letter;
    return {
      text: match[0],
      box: [
        from / paper.width,
        top / paper.height,
        to / paper.width,
        (top + size) / paper.height,
      ] as Word["box"],
      confidence: 1,
    };
  });

const articles = [
  "Shackle galvanised",
  "Rope polyester braided",
  "Cleat stainless",
  "Fender inflatable",
  "Paint marine white",
];

const articleOf = (row: number) => `${articles[row % articles.length]} ${row + 1}`;

const money = (cents: number) => (cents / 100).toFixed(2);
