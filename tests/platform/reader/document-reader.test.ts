import { readFile } from "node:fs/promises";
import { encodePng } from "@engine/reading/codecs/png/encode-png";
import { decodeImage } from "@engine/reading/decode-image";
import { turnQuarters } from "@engine/reading/image/turn-quarters";
import { readingLimits } from "@engine/reading/reading-limits";
import { makeGrey } from "@tests/support/make-grey";
import { makePdf, pdfStream, printedLines } from "@tests/support/make-pdf";
import { refusedReading } from "@tests/support/refused-reading";
import { beforeAll, describe, expect, test } from "vitest";
import type { DocumentReader } from "~/operations/reader-ports";
import { readingMemory } from "~/platform/reader/reading-memory";
import { createNodeReader } from "../../../lab/reading/node-reader";

const fixture = async (name: string) => new Uint8Array(await readFile(`tests/fixtures/files/${name}`));
const letter = printedLines([
  "Invoice 2024-117",
  "Harbour Joinery Ltd, 4 Quay Street, Galway",
  "Total due EUR 1,284.50",
]);
const manyLines = Array.from({ length: 20 }, (_, index) => `Oak boards planed number ${index + 1}`);
const scan = makeGrey(300, 420, (x, y) => (y % 30 < 10 && x % 7 < 4 ? 30 : 250));

let reader: DocumentReader;
beforeAll(async () => {
  ({ reader } = await createNodeReader());
});

describe("a PDF with text", () => {
  test("gives its words where they stand", async () => {
    const document = await reader.open(makePdf([{ content: letter }, { content: printedLines(manyLines) }]));
    const page = await document.readTextLayer(1);
    expect([document.kind, document.pageCount]).toEqual(["pdf", 2]);
    expect(page).toMatchObject({
      number: 1,
      width: 595,
      height: 842,
      source: "text",
      turns: 0,
      confidence: 1,
    });
    const word = page?.words.find((candidate) => candidate.text === "Total");
    expect((word?.box[0] ?? 0) * 595).toBeCloseTo(60, 0);
    expect((word?.box[3] ?? 0) * 842).toBeGreaterThan(842 - 720);
    expect((word?.box[1] ?? 9) * 842).toBeLessThan(842 - 724);
    expect((await document.readTextLayer(2))?.words).toHaveLength(100);
    document.close();
  });

  test.each([90, 180, 270])("shown turned by %i degrees gives boxes as shown", async (rotate) => {
    const document = await reader.open(makePdf([{ content: letter, rotate }]));
    const page = await document.readTextLayer(1);
    document.close();
    // The text itself lies on its side then, so the page is turned back.
    expect(page?.turns).toBe((4 - rotate / 90) % 4);
    expect([page?.width, page?.height]).toEqual([595, 842]);
    const word = page?.words.find((candidate) => candidate.text === "Total");
    expect((word?.box[0] ?? 0) * 595).toBeCloseTo(60, 0);
  });

  test("that only restricts what may be done opens", async () => {
    const document = await reader.open(await fixture("restricted.pdf"));
    const page = await document.readTextLayer(1);
    document.close();
    expect(page?.words.map((word) => word.text)).toContain("1,284.50");
  });
});

describe("pages that must be recognised", () => {
  test("a scan has no text layer and is drawn at 200 dpi", async () => {
    const document = await reader.open(makePdf([{ picture: scan }]));
    expect(await document.readTextLayer(1)).toBeNull();
    const image = await document.imageForRecognition(1);
    document.close();
    expect(image).toMatchObject({ contentType: "image/png", width: 1653, height: 2339 });
    const grey = await decodeImage(image.bytes, 1e7);
    expect(grey.data.some((level) => level < 60)).toBe(true);
  });

  test("a stamp upon a scan is not its text", async () => {
    const stamped = makePdf([{ picture: scan, content: letter }]);
    const document = await reader.open(stamped);
    expect(await document.readTextLayer(1)).toBeNull();
    document.close();
  });

  test("a scan with somebody else's whole text layer is recognised, and the layer compared", async () => {
    const hidden = `3 Tr ${printedLines(manyLines)}`;
    // Twenty lines, their baselines 82 points from the top and then 20 apart.
    const printed = makeGrey(595, 842, (x, y) =>
      y > 72 && y < 463 && (y - 82 + 200) % 20 > 11 && x > 60 && x < 235 && x % 7 < 5 ? 30 : 250,
    );
    const document = await reader.open(makePdf([{ picture: printed, content: hidden }]));
    expect(await document.readTextLayer(1)).toBeNull();
    expect((await document.wordsBeside(1))?.told).toHaveLength(100);
    document.close();
  });

  test.each([
    [
      "that lies beside what is printed",
      { width: 300, height: 420, data: makeGrey(300, 420, (_, y) => (y > 330 && y % 9 < 4 ? 30 : 250)).data },
      12,
    ],
    [
      "of a few lines of a page full of print",
      {
        width: 600,
        height: 840,
        data: makeGrey(600, 840, (x, y) => (y % 20 < 10 && x % 7 < 5 ? 30 : 250)).data,
      },
      6,
    ],
  ])("a text layer over a scan %s is not used", async (_name, picture, leading) => {
    const hidden = `3 Tr ${printedLines(manyLines, { size: 8, leading })}`;
    const document = await reader.open(makePdf([{ picture, content: hidden }]));
    expect(await document.readTextLayer(1)).toBeNull();
    document.close();
  });

  test("lines drawn without any text go to recognition", async () => {
    const document = await reader.open(makePdf([{ content: "100 100 200 50 re f" }]));
    expect(await document.readTextLayer(1)).toBeNull();
    document.close();
  });

  test("an empty page is a page without words", async () => {
    const document = await reader.open(makePdf([{}]));
    expect(await document.readTextLayer(1)).toMatchObject({ words: [], source: "text", width: 595 });
    document.close();
  });

  test("a white scan is an image without words, not a failure", async () => {
    const document = await reader.open(makePdf([{ picture: makeGrey(100, 140, () => 255) }]));
    expect((await document.imageForRecognition(1)).width).toBe(1653);
    document.close();
  });
});

describe("a large file", () => {
  const filler = pdfStream("", new Uint8Array(readingMemory.largeFile));
  const large = () => makePdf([{ content: letter }, { picture: scan }], [filler]);

  test("gives text, pictures and views page by page as a small one does", async () => {
    const document = await reader.open(large());
    const small = await reader.open(makePdf([{ content: letter }, { picture: scan }]));
    expect(document.pageCount).toBe(2);
    expect(await document.readEmbedded()).toEqual(await small.readEmbedded());
    for (const page of [2, 1, 2]) {
      expect(await document.readTextLayer(page)).toEqual(await small.readTextLayer(page));
      expect(await document.imageForRecognition(page)).toEqual(await small.imageForRecognition(page));
      expect(await document.imageForViewing(page, 320, 0)).toEqual(await small.imageForViewing(page, 320, 0));
    }
    document.close();
    small.close();
  });

  test("is shown in a picture that leaves room for the file beside its encoder", async () => {
    const document = await reader.open(large());
    const { width, height } = await document.imageForViewing(1, 1860, 0);
    document.close();
    expect(width).toBeGreaterThan(1240);
    expect(width * height).toBeLessThan(readingLimits.viewedPagePixelsOfLargeFile * 1.01);
  });

  test("stands in memory once: the bytes that were handed over are gone", async () => {
    const bytes = large();
    (await reader.open(bytes)).close();
    expect(bytes.length).toBe(0);
  });
});

describe("a page that is one JPEG", () => {
  const jpegScan = async (declared: { width: number; height: number }) => ({
    ...declared,
    data: await fixture("chequers-baseline.jpg"),
    dictionary: "/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode",
  });
  // PDFium would need 150 MB for what the page declares; what the JPEG itself says is a small picture.
  const tooLargeForPdfium = { width: 6000, height: 8400 };

  test.each([0, 90])("too large for PDFium is decoded without it, turned by %i degrees", async (rotate) => {
    const picture = await jpegScan(tooLargeForPdfium);
    const document = await reader.open(makePdf([{ picture, rotate, content: `3 Tr ${letter}` }]));
    const { bytes } = await document.imageForRecognition(1);
    const upright = await decodeImage(picture.data, 1e7);
    document.close();
    expect(await decodeImage(bytes, 1e7)).toEqual(turnQuarters(upright, rotate / 90));
  });

  const greyAt = ({ width, data }: { width: number; data: Uint8Array }, x: number, y: number) =>
    data[Math.round(y) * width + Math.round(x)] ?? -1;
  // The middles of the first two squares of the fixture, which has 7.5 of them across and 5.3 down.
  const middles = { dark: [5 / 75, 5 / 53], light: [15 / 75, 5 / 53] } as const;

  test.each([
    ["print over it", letter],
    ["a drawing over it", "100 100 200 50 re f"],
  ])("and %s is decoded without PDFium, and shows both", async (_name, content) => {
    const picture = await jpegScan(tooLargeForPdfium);
    const document = await reader.open(makePdf([{ picture, content }]));
    const { bytes } = await document.imageForRecognition(1);
    const plain = await reader.open(makePdf([{ content }]));
    document.close();
    const shown = await decodeImage(bytes, 1e7);
    const over = await decodeImage((await plain.imageForRecognition(1)).bytes, 1e7);
    plain.close();
    expect([shown.width, shown.height]).toEqual([1653, 2339]);
    const [x, y] = middles.light;
    expect(greyAt(shown, x * 1653, y * 2339)).toBeGreaterThan(150);
    expect(over.data.some((level) => level < 60)).toBe(true);
    expect(over.data.every((level, at) => (shown.data[at] ?? 0) <= level)).toBe(true);
  });

  test.each([
    ["upright", "400 0 0 300 100 400 cm", 0, { left: 100, top: 142, width: 400, height: 300 }],
    ["on its right side", "0 -400 300 0 100 800 cm", 1, { left: 100, top: 42, width: 300, height: 400 }],
    ["on its left side", "0 400 -300 0 400 400 cm", 3, { left: 100, top: 42, width: 300, height: 400 }],
    ["on its head", "-400 0 0 -300 500 700 cm", 2, { left: 100, top: 142, width: 400, height: 300 }],
  ])("and stands %s within wide margins is laid in its place", async (_name, matrix, turns, box) => {
    const placed = await jpegScan(tooLargeForPdfium);
    const document = await reader.open(makePdf([{ placed, content: `q ${matrix} /Im Do Q` }]));
    const shown = await decodeImage((await document.imageForRecognition(1)).bytes, 1e7);
    const viewed = await document.imageForViewing(1, 500, 0);
    document.close();
    const dot = 200 / 72;
    const level = ([across, down]: readonly [number, number]) => {
      const [x, y] = [
        [across, down],
        [1 - down, across],
        [1 - across, 1 - down],
        [down, 1 - across],
      ][turns] as [number, number];
      return greyAt(shown, (box.left + x * box.width) * dot, (box.top + y * box.height) * dot);
    };
    expect(level(middles.dark)).toBeLessThan(60);
    expect(level(middles.light)).toBeGreaterThan(200);
    expect(greyAt(shown, (box.left - 10) * dot, box.top * dot + 20)).toBe(255);
    expect([viewed.width, viewed.contentType]).toEqual([500, "image/webp"]);
  });

  test("what is drawn before a photo is hidden by it", async () => {
    const placed = await jpegScan(tooLargeForPdfium);
    const content = "0 0 595 842 re f q 400 0 0 300 100 400 cm /Im Do Q";
    const document = await reader.open(makePdf([{ placed, content }]));
    const shown = await decodeImage((await document.imageForRecognition(1)).bytes, 1e7);
    document.close();
    const [x, y] = middles.light;
    expect(greyAt(shown, ((100 + x * 400) * 200) / 72, ((142 + y * 300) * 200) / 72)).toBeGreaterThan(200);
    expect(greyAt(shown, 20, 20)).toBe(0);
  });

  test("that leans and is too large is refused", async () => {
    const placed = await jpegScan(tooLargeForPdfium);
    const content = "q 400 80 -60 300 100 400 cm /Im Do Q";
    const document = await reader.open(makePdf([{ placed, content }]));
    expect(await refusedReading(() => document.imageForRecognition(1))).toBe("too-many-pixels");
    document.close();
  });
});

test("PDFium leaves nothing on the global object that would hold an instance for ever", async () => {
  const document = await reader.open(makePdf([{ picture: scan }]));
  await document.imageForRecognition(1);
  document.close();
  expect(Object.getOwnPropertyNames(globalThis)).not.toContain("createDyncallWrapper");
});

describe("images", () => {
  test("a photo is handed on as it is, with its upright size", async () => {
    const file = await fixture("chequers-turned.jpg");
    const document = await reader.open(file);
    expect(await document.readTextLayer(1)).toBeNull();
    expect(await document.imageForRecognition(1)).toEqual({
      bytes: file,
      contentType: "image/jpeg",
      width: 75,
      height: 53,
    });
  });
});

describe("the page for the viewer", () => {
  const isWebp = (bytes: Uint8Array) => Buffer.from(bytes.subarray(8, 12)).toString() === "WEBP";

  test.each([
    [0, 500, 708],
    [1, 500, 353],
  ])("a PDF page turned %i quarters is as wide as asked", async (turns, width, height) => {
    const document = await reader.open(makePdf([{ content: letter }]));
    const image = await document.imageForViewing(1, 500, turns);
    document.close();
    expect(image).toMatchObject({ contentType: "image/webp", width, height });
    expect(isWebp(image.bytes)).toBe(true);
  });

  test.each([
    [0, 40, 28],
    [1, 40, 57],
    [0, 500, 75],
  ])("a photo turned %i quarters and asked %i wide is never enlarged", async (turns, width, expected) => {
    const document = await reader.open(await fixture("chequers-turned.jpg"));
    const image = await document.imageForViewing(1, width, turns);
    expect(isWebp(image.bytes)).toBe(true);
    expect(width > 75 ? image.width : image.height).toBe(expected);
  });

  test("a large PNG is reduced on the way", async () => {
    const document = await reader.open(await encodePng(makeGrey(1000, 800, (x) => x % 256)));
    expect(await document.imageForViewing(1, 200, 0)).toMatchObject({ width: 200, height: 160 });
  });
});

describe("files that cannot be read", () => {
  const hugeScan = { width: 6000, height: 6000, dictionary: "/ColorSpace/DeviceRGB/BitsPerComponent 8" };
  const brokenScan = {
    width: 100,
    height: 100,
    dictionary: "/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode",
  };

  test("a password is asked for", async () => {
    const locked = await fixture("locked.pdf");
    expect(await refusedReading(() => reader.open(locked))).toBe("password");
  });

  test("a PDF that is none inside, or has no page, is damaged", async () => {
    const junk = new TextEncoder().encode("%PDF-1.7\nnothing here\nstartxref\n0\n%%EOF");
    expect(await refusedReading(() => reader.open(junk))).toBe("damaged");
    expect(await refusedReading(() => reader.open(makePdf([])))).toBe("damaged");
  });

  test.each([
    ["too large to draw", { ...hugeScan, data: new Uint8Array(1000) }, "too-many-pixels"],
    ["that does not decode", { ...brokenScan, data: new Uint8Array(1000) }, "blank"],
  ])("a scan %s is refused", async (_name, picture, problem) => {
    const document = await reader.open(makePdf([{ picture }]));
    expect(await refusedReading(() => document.imageForRecognition(1))).toBe(problem);
    document.close();
  });

  test("after PDFium gave out, the next document is read all the same", { timeout: 60_000 }, async () => {
    const greedy = makePdf([{ content: "0 0 m 9 9 l S\n".repeat(4_000_000), deflated: true }]);
    const first = await reader.open(greedy);
    expect(await refusedReading(() => first.imageForRecognition(1))).toBe("too-large");
    first.close();
    const document = await reader.open(makePdf([{ picture: scan }]));
    expect((await document.imageForRecognition(1)).width).toBe(1653);
    document.close();
  });
});
