import { encodePng } from "@engine/reading/codecs/png/encode-png";
import { decodeImage } from "@engine/reading/decode-image";
import { turnQuarters } from "@engine/reading/image/turn-quarters";
import { makePdf, printedLines } from "@tests/support/make-pdf";
import { refusedReading } from "@tests/support/refused-reading";
import { beforeAll, describe, expect, test } from "vitest";
import type { PageRecogniser } from "~/operations/reader-ports";
import { createNodeReader } from "../../../lab/reading/node-reader";

const lines = [
  "Invoice 2024-117",
  "Harbour Joinery Ltd",
  "Quay Street, Galway",
  "Fecha de factura: 12 marzo",
  "Total 1,284.50",
];
const size: [number, number] = [320, 200];
let recogniser: PageRecogniser;
let scan: Uint8Array;

beforeAll(async () => {
  const halves = await createNodeReader();
  recogniser = halves.recogniser;
  const content = printedLines(lines, { left: 30, top: 160, size: 14, leading: 28 });
  const document = await halves.reader.open(makePdf([{ content, size }]));
  scan = (await document.imageForRecognition(1)).bytes;
  document.close();
});

describe("recognising a scanned page", () => {
  test("finds the words, sure of them, where they stand", { timeout: 30_000 }, async () => {
    const page = await recogniser.recognise(scan, 7);
    expect(page).toMatchObject({ number: 7, source: "ocr", turns: 0, width: 889, height: 556 });
    const words = page.words.map((word) => word.text);
    expect(words).toEqual(expect.arrayContaining(["Invoice", "2024-117", "Joinery", "factura:", "1,284.50"]));
    expect(page.confidence).toBeGreaterThan(0.85);
    const total = page.words.find((word) => word.text === "Total");
    expect((total?.box[0] ?? 0) * 320).toBeCloseTo(30, -0.5);
    expect((total?.box[3] ?? 0) * 200).toBeCloseTo(200 - 48, -0.5);
  });

  test("a page lying on its side comes upright", { timeout: 60_000 }, async () => {
    const lying = await encodePng(turnQuarters(await decodeImage(scan, 1e7), 3));
    const page = await recogniser.recognise(lying, 1);
    expect(page.turns).toBe(1);
    expect([page.width, page.height]).toEqual([889, 556]);
    expect(page.words.map((word) => word.text)).toContain("1,284.50");
  });

  test("a file that is no image is refused", async () => {
    expect(await refusedReading(() => recogniser.recognise(new TextEncoder().encode("%PDF-1.7"), 1))).toBe(
      "unsupported",
    );
  });
});
