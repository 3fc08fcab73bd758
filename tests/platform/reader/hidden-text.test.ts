import { makeGrey } from "@tests/support/make-grey";
import { makePdf, type PdfSheet, printedLines } from "@tests/support/make-pdf";
import { mappedPdf } from "@tests/support/mapped-pdf";
import { beforeAll, describe, expect, test } from "vitest";
import type { DocumentReader, PageRecogniser } from "~/operations/reader-ports";
import { createNodeReader } from "../../../lab/reading/node-reader";

let reader: DocumentReader;
let recogniser: PageRecogniser;
beforeAll(async () => {
  ({ reader, recogniser } = await createNodeReader());
});

const lines = Array.from({ length: 9 }, (_, index) => `Harbour Joinery planed ${index + 1} oak boards`);
const printed = printedLines(lines);
const secret = "(Phantom Trading Corporation) Tj";
const at = (x: number, y: number, operators: string) => `BT /F1 12 Tf ${x} ${y} Td ${operators} ET\n`;

async function layerOf(sheet: PdfSheet) {
  const document = await reader.open(makePdf([sheet]));
  const page = await document.readTextLayer(1);
  const beside = page ? null : await document.wordsBeside(1);
  document.close();
  return { page, beside, text: page?.words.map(({ text }) => text).join(" ") ?? null };
}

const picture = { width: 60, height: 84, data: makeGrey(60, 84, (_x, y) => (y < 10 ? 60 : 250)).data };

describe("text that nobody sees is no word of the page, and is counted", () => {
  test.each([
    ["white on white", `1 1 1 rg ${at(60, 300, secret)} 0 g ${printed}`],
    ["without ink", `${printed}\n${at(60, 300, `3 Tr ${secret}`)}`],
    ["under a white rectangle", `${at(60, 300, secret)}1 g 50 290 400 30 re f 0 g\n${printed}`],
  ])("%s", async (_how, content) => {
    const { page, text } = await layerOf({ content });
    expect(text).toContain("Harbour Joinery planed 9 oak boards");
    expect(text).not.toContain("Phantom");
    expect(page?.hidden).toBe(3);
  });

  test("under a picture that is drawn afterwards", async () => {
    const content = `${at(60, 700, secret)}q 300 0 0 100 50 650 cm /Im Do Q\n${printedLines(lines, { top: 600 })}`;
    const { page, text } = await layerOf({ content, placed: picture });
    expect(text).not.toContain("Phantom");
    expect(page?.hidden).toBe(3);
  });
});

test("text beside the sheet is counted as one piece", async () => {
  const { page, text } = await layerOf({ content: `${printed}\n${at(700, 300, secret)}` });
  expect(text).not.toContain("Phantom");
  expect(page?.hidden).toBe(1);
});

test("white print on a dark panel is seen", async () => {
  const { page, text } = await layerOf({
    content: `0.2 g 50 290 400 30 re f 1 g ${at(60, 300, secret)} 0 g ${printed}`,
  });
  expect(text).toContain("Phantom Trading Corporation");
  expect(page?.hidden).toBeUndefined();
});

test("a picture of the page with invisible words over it is recognised, and the words are told beside", async () => {
  const { page, beside } = await layerOf({ picture, content: `BT 3 Tr ET ${printed}` });
  expect(page).toBeNull();
  expect(beside?.printed).toEqual([]);
  expect(beside?.told).toHaveLength(lines.length * 6);
});

test("words in a visible mode beneath the picture of the page are somebody else's reading, too", async () => {
  const { page, beside } = await layerOf({
    content: `${printed}\nq 595 0 0 842 0 0 cm /Im Do Q`,
    placed: picture,
  });
  expect(page).toBeNull();
  expect(beside?.told).toHaveLength(lines.length * 6);
});

test("a page with nothing but text without ink is blank, and says that it hides something", async () => {
  const document = await reader.open(makePdf([{ content: `BT 3 Tr ET ${printed}` }]));
  expect(await document.readTextLayer(1)).toBeNull();
  const beside = await document.wordsBeside(1);
  const image = await document.imageForRecognition(1);
  document.close();
  const page = await recogniser.recognise(image.bytes, 1, beside);
  expect(page.words).toEqual([]);
  expect(page.hidden).toBe(lines.length * 6);
});

test("only words with codes that say nothing are taken from the picture", async () => {
  const document = await reader.open(mappedPdf([...lines, "Order quay\ufffdside 42"]));
  expect(await document.readTextLayer(1)).toBeNull();
  const beside = await document.wordsBeside(1);
  document.close();
  expect(beside?.unknown.map(({ text }) => text)).toEqual(["quay\ufffdside"]);
  expect(beside?.printed).toHaveLength(lines.length * 6 + 2);
});
