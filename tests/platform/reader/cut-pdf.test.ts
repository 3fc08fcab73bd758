import { readFile } from "node:fs/promises";
import { makePdf, printedLines } from "@tests/support/make-pdf";
import { refusedReading } from "@tests/support/refused-reading";
import { beforeAll, expect, test } from "vitest";
import type { DocumentReader } from "~/operations/reader-ports";
import { createNodeReader } from "../../../lab/reading/node-reader";

const sheets = ["First letter", "Second letter", "Third letter", "Fourth letter"].map((line) => ({
  content: printedLines([`${line} of a batch that holds several documents`, "with some more words below"]),
}));

let reader: DocumentReader;
beforeAll(async () => {
  ({ reader } = await createNodeReader());
});

async function firstWords(file: Uint8Array): Promise<(string | undefined)[]> {
  const document = await reader.open(file);
  const words = [];
  for (let page = 1; page <= document.pageCount; page++)
    words.push((await document.readTextLayer(page))?.words[0]?.text);
  document.close();
  return words;
}

test.each([
  [1, 1, ["First"]],
  [2, 3, ["Second", "Third"]],
  [4, 4, ["Fourth"]],
])("pages %i to %i become a file of their own", async (first, last, words) => {
  expect(await firstWords(await reader.cutPages(makePdf(sheets), first, last))).toEqual(words);
});

test("a file that only restricts what may be done is cut as well", async () => {
  const restricted = new Uint8Array(await readFile("tests/fixtures/files/restricted.pdf"));
  const cut = await reader.cutPages(restricted, 1, 1);
  expect(await firstWords(cut)).toEqual(await firstWords(restricted));
});

test("pages that are not there are refused", async () => {
  expect(await refusedReading(() => reader.cutPages(makePdf(sheets), 4, 5))).toBe("damaged");
  expect(await refusedReading(() => reader.cutPages(new TextEncoder().encode("no PDF"), 1, 1))).toBe(
    "damaged",
  );
});
