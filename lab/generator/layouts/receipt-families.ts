/** How a receipt is laid out on its roll. */
export type ReceiptFamily = {
  name: string;
  head: "centre" | "left";
  items: "one-line" | "quantity-below" | "quantity-above" | "columns" | "code-above" | "none";
  info: "spread" | "lines" | "one-line" | "bottom";
  totals: "spread" | "wide-colon" | "tight";
  summary: "table" | "line" | "none";
};

const receipt = (
  name: string,
  head: ReceiptFamily["head"],
  items: ReceiptFamily["items"],
  info: ReceiptFamily["info"],
  totals: ReceiptFamily["totals"],
  summary: ReceiptFamily["summary"],
): ReceiptFamily => ({ name, head, items, info, totals, summary });

export const receiptFamilies: readonly ReceiptFamily[] = [
  receipt("till-one-line", "centre", "one-line", "lines", "spread", "none"),
  receipt("till-one-line-tax", "centre", "one-line", "spread", "spread", "table"),
  receipt("till-below", "centre", "quantity-below", "lines", "spread", "table"),
  receipt("till-below-bottom", "centre", "quantity-below", "bottom", "spread", "line"),
  receipt("till-above", "centre", "quantity-above", "one-line", "wide-colon", "line"),
  receipt("till-columns", "centre", "columns", "lines", "wide-colon", "table"),
  receipt("till-columns-left", "left", "columns", "spread", "spread", "line"),
  receipt("till-code", "centre", "code-above", "lines", "spread", "table"),
  receipt("till-code-left", "left", "code-above", "one-line", "tight", "none"),
  receipt("card-slip", "centre", "none", "lines", "spread", "none"),
  receipt("till-bottom", "left", "one-line", "bottom", "tight", "line"),
  receipt("till-simple", "centre", "one-line", "one-line", "wide-colon", "none"),
];
