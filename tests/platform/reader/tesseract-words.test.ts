import { expect, test } from "vitest";
import { tesseractWords } from "~/platform/reader/tesseract-words";

test("only the rows of words with text are taken from the table", () => {
  const table = [
    "4\t1\t1\t1\t1\t0\t10\t20\t300\t30\t-1\t",
    "5\t1\t1\t1\t1\t1\t10\t20\t30\t40\t96.5\tInvoice",
    "5\t1\t1\t1\t1\t2\t50\t20\t30\t40\t95\t ",
    "",
  ].join("\n");
  expect(tesseractWords(table)).toEqual([
    { text: "Invoice", left: 10, top: 20, right: 40, bottom: 60, confidence: 0.965 },
  ]);
});
