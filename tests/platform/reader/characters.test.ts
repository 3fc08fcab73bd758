import { characterTable } from "@engine/reading/text-layer/character-table";
import { mappedPdf } from "@tests/support/mapped-pdf";
import { beforeAll, expect, test } from "vitest";
import type { DocumentReader } from "~/operations/reader-ports";
import { createNodeReader } from "../../../lab/reading/node-reader";
import { pdfOf } from "../../../lab/samples/written-pdf";

let reader: DocumentReader;
beforeAll(async () => {
  ({ reader } = await createNodeReader());
});

const linesOf = (lines: readonly string[]): Promise<string[]> => printedIn(mappedPdf(lines));

async function printedIn(pdf: Uint8Array): Promise<string[]> {
  const document = await reader.open(pdf);
  const page = await document.readTextLayer(1);
  document.close();
  const printed = new Map<number, string[]>();
  for (const { text, box } of page?.words ?? []) {
    const line = Math.round(box[1] * 8420);
    printed.set(line, [...(printed.get(line) ?? []), text]);
  }
  return [...printed].sort(([a], [b]) => a - b).map(([, words]) => words.join(" "));
}

// A page of codes alone would be taken for garbled.
const around = Array.from({ length: 8 }, () => "Harbour Joinery delivered the boards to the quay on Monday");

// Reading from the right turns the line around, which is for the parser to test.
const isFromTheRight = (character: string) => /[\p{Script=Hebrew}\p{Script=Yezidi}]/u.test(character);

test.each(Object.entries(characterTable))(
  "every code for %j comes out of a PDF as it",
  async (plain, codes) => {
    const characters = codes.map((code) => String.fromCodePoint(code)).filter((one) => !isFromTheRight(one));
    const lines = await linesOf([...characters.map((character) => `Order 42${character}77`), ...around]);
    const expected = plain === "–" || plain === "—" ? "-" : plain;
    expect(lines).toEqual([...characters.map(() => `Order 42${expected}77`), ...around]);
  },
);

test("numbers keep their hyphens, whatever stands for them", async () => {
  expect(
    await linesOf([
      "Invoice 7F3A9C21\u20110042",
      "Invoice 7F3A9C21\u00ad0042",
      "Phone +1 555\u2013010\u20139",
      "VAT ESB\u20128301\u00ad4477",
      "Credit \u2212128.85",
      "Quay\u00a0Street O\u2019Neill",
      "1\u202f284,50",
      "March \u2013 April",
    ]),
  ).toEqual([
    "Invoice 7F3A9C21-0042",
    "Invoice 7F3A9C21-0042",
    "Phone +1 555-010-9",
    "VAT ESB-8301-4477",
    "Credit -128.85",
    "Quay Street O'Neill",
    "1 284,50",
    "March \u2013 April",
  ]);
});

test("a space that takes no room is none, as browsers write for a sign without width", async () => {
  // Letters of Courier are 12 points wide at 20, so "Kittery" is 84.
  const [marked, bare, real] = [
    "(Kittery) Tj /Span <</ActualText <FEFF2060>>> BDC ( ) Tj EMC 84 0 Td (Divers) Tj",
    "(Kittery) Tj ( ) Tj 84 0 Td (Divers) Tj",
    "(Kittery) Tj ( ) Tj 96 0 Td (Divers) Tj",
  ].map((shown, line) => `BT /F1 20 Tf 50 ${700 - 40 * line} Td ${shown} ET`);
  const prose = around.map((line, at) => `BT /F1 10 Tf 50 ${500 - 20 * at} Td (${line}) Tj ET`);
  const content = [marked, bare, real, ...prose].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
  ];
  const lines = await printedIn(new Uint8Array(pdfOf(objects.map((body) => [Buffer.from(body, "latin1")]))));
  expect(lines.slice(0, 3)).toEqual(["KitteryDivers", "KitteryDivers", "Kittery Divers"]);
});
