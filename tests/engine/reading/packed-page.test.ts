import { packPage, pagesOf } from "@engine/reading/packed-page";
import type { Page } from "@engine/reading/page";
import { longInvoicePages } from "@tests/support/long-invoice";
import { expect, test } from "vitest";

const page = (words: object[]): Page => ({
  number: 3,
  width: 0.1 + 0.2,
  height: 842,
  source: "text",
  confidence: 1,
  turns: 0,
  words: words as Page["words"],
});
const word = { text: "Größe — “½”", box: [0.1, 1 / 3, 0.30000000000000004, 1], confidence: 0.98 };

test.each([
  ["of a table", longInvoicePages(20)],
  ["without words", [page([])]],
  ["of words of all signs, empty ones and copies", [page([word, { ...word, text: "" }, word])]],
  ["of words with more to them", [page([{ ...word, font: "Courier" }])]],
  [
    "of words in another order",
    [
      page([
        { confidence: 1, text: "a", box: [0, 0, 1, 1] },
        { text: "b", box: [0, 0, 1, 1], confidence: 1 },
      ]),
    ],
  ],
])("packed pages %s come out as they went in, as often as they are asked for", (_which, pages) => {
  const packed = pagesOf(pages.map(packPage));
  for (const _time of [1, 2]) expect(JSON.stringify([...packed])).toBe(JSON.stringify(pages));
});
