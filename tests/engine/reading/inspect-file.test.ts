import { deflateSync } from "node:zlib";
import { inspectFile } from "@engine/reading/inspect-file";
import { makePdf, pdfStream, printedLines } from "@tests/support/make-pdf";
import { makePng } from "@tests/support/make-png";
import { refusedReading } from "@tests/support/refused-reading";
import { describe, expect, test } from "vitest";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const zeros = (mebibytes: number) => new Uint8Array(mebibytes * 1024 * 1024);
const letter = makePdf([{ content: printedLines(["Invoice 1"]) }]);
const dot = makePng({ width: 1, height: 1, depth: 8, colour: 0, rows: [[0, 0]] });
const frame = (height: number, width: number, coding = "\xc0") =>
  bytes(
    `\xff\xd8\xff${coding}\0\x0b\x08${String.fromCharCode(height >> 8, height & 255, width >> 8, width & 255)}` +
      "\x01\x01\x11\0\xff\xda\0\x08\x01\x01\0\0\x3f\0\x12\x34\xff\xd9",
  );

describe("files within the bounds", () => {
  test.each([
    ["a PDF", letter, "pdf"],
    ["a PDF with zeros after its end", new Uint8Array([...letter, ...new Uint8Array(5000)]), "pdf"],
    ["a JPEG", frame(10, 10), "jpeg"],
    [
      "a JPEG with a thumbnail's worth of bytes after its end",
      new Uint8Array([...frame(9, 9), 1, 2, 3]),
      "jpeg",
    ],
    ["a PNG", dot, "png"],
    ["a PDF of 200 pages", makePdf(Array(200).fill({})), "pdf"],
  ])("%s passes", async (_name, file, kind) => {
    expect((await inspectFile(file)).kind).toBe(kind);
  });

  test("an encrypted PDF passes, marked", async () => {
    const locked = makePdf([{}], [bytes("<</Filter/Standard>>")]);
    const trailer = bytes("trailer<</Encrypt 7 0 R>>\nstartxref\n0\n%%EOF");
    expect(await inspectFile(new Uint8Array([...locked, ...trailer]))).toEqual({
      kind: "pdf",
      encrypted: true,
    });
    expect((await inspectFile(letter)).encrypted).toBe(false);
  });
});

const bomb = deflateSync(zeros(65));
const nested = deflateSync(deflateSync(zeros(65)));
const manyBombs = Array.from({ length: 7 }, () => pdfStream("/Filter/FlateDecode", deflateSync(zeros(60))));
const runs = new Uint8Array(Buffer.alloc(2_200_000, Uint8Array.of(129, 0)));
const hexBomb = bytes(Buffer.from(bomb).toString("hex"));

describe("files beyond the bounds", () => {
  test.each([
    ["nothing", new Uint8Array(), "empty"],
    ["a spreadsheet called invoice.pdf", bytes("PK\x03\x04 xl/workbook.xml"), "unsupported"],
    ["26 MiB", new Uint8Array(Buffer.concat([bytes("%PDF-1.7"), zeros(26)])), "too-large"],
    ["a PDF cut in half", letter.subarray(0, letter.length / 2), "damaged"],
    ["a JPEG without its end", frame(10, 10).subarray(0, 28), "damaged"],
    ["a JPEG cut within its header", frame(10, 10).subarray(0, 9), "damaged"],
    ["a JPEG of 100 megapixels", frame(10_000, 10_000), "too-many-pixels"],
    ["a progressive JPEG of 36 megapixels", frame(6000, 6000, "\xc2"), "too-many-pixels"],
    ["a lossless JPEG", frame(10, 10, "\xc3"), "unsupported"],
    ["a PNG without its end", dot.subarray(0, dot.length - 12), "damaged"],
    [
      "a PNG with a huge header",
      makePng({ width: 60_000, height: 60_000, depth: 1, colour: 0, rows: [[0]] }),
      "too-many-pixels",
    ],
    ["a PDF of 201 pages", makePdf(Array(201).fill({})), "too-many-pages"],
    [
      "a stream that inflates to 65 MiB",
      makePdf([{}], [pdfStream("/Filter/FlateDecode", bomb)]),
      "inflates-too-far",
    ],
    [
      "one whose filter is written in codes",
      makePdf([{}], [pdfStream("/Filter/Fl#61teDecode", bomb)]),
      "inflates-too-far",
    ],
    [
      "one whose filter stands elsewhere",
      makePdf([{}], [pdfStream("/Filter 9 0 R", bomb)]),
      "inflates-too-far",
    ],
    [
      "one inflated twice",
      makePdf([{}], [pdfStream("/Filter[/FlateDecode/FlateDecode]", nested)]),
      "inflates-too-far",
    ],
    [
      "one wrapped in hexadecimal",
      makePdf([{}], [pdfStream("/Filter[/AHx/Fl]", hexBomb)]),
      "inflates-too-far",
    ],
    [
      "run lengths that unroll too far",
      makePdf([{}], [pdfStream("/Filter/RunLengthDecode", runs)]),
      "inflates-too-far",
    ],
    ["streams that inflate too far together", makePdf([{}], manyBombs), "inflates-too-far"],
    [
      "a picture of 400 megapixels in a PDF",
      makePdf([{ picture: { width: 20_000, height: 20_000, data: new Uint8Array(9) } }]),
      "too-many-pixels",
    ],
    [
      "201 pages declared in a compressed object",
      makePdf(
        [{}],
        [pdfStream("/Type/ObjStm/Filter/FlateDecode", deflateSync(bytes("<</Type/Pages/Count 201>>")))],
      ),
      "too-many-pages",
    ],
  ])("%s is refused", async (_name, file, problem) => {
    expect(await refusedReading(() => inspectFile(file))).toBe(problem);
  });

  test("damage within a compressed stream is left to the parser", async () => {
    const junk = makePdf([{}], [pdfStream("/Filter/FlateDecode", bytes("no zlib here"))]);
    expect((await inspectFile(junk)).kind).toBe("pdf");
  });
});
