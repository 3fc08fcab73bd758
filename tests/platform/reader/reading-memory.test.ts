import { decodingBytes, maxStoredPixels } from "@engine/reading/decoding-bytes";
import { readingLimits } from "@engine/reading/reading-limits";
import { describe, expect, test } from "vitest";
import { idleLimitFor, pdfiumCanDraw, pdfiumCap, readingMemory } from "~/platform/reader/reading-memory";

const mebibyte = 1024 * 1024;
const { together, largeFile, pdfiumIdle, recogniserIdle } = readingMemory;
const a4At200 = 1654 * 2339;

describe("PDFium's bound", () => {
  test.each([
    ["a small file", mebibyte, a4At200],
    ["the largest small file", largeFile, readingLimits.renderedPagePixels],
    ["the smallest large file", largeFile + 1, readingLimits.viewedPagePixels * 4],
    ["the largest file", readingLimits.fileBytes, a4At200],
  ])("leaves room for %s and its picture", (_name, fileBytes, pictureBytes) => {
    const cap = pdfiumCap(fileBytes, pictureBytes);
    const held = fileBytes > largeFile ? 0 : fileBytes;
    expect(cap + held + pictureBytes).toBeLessThanOrEqual(together);
    expect(cap + fileBytes).toBeLessThanOrEqual(together);
    expect(cap).toBeGreaterThan(readingMemory.pdfiumAlone + fileBytes + pictureBytes);
  });

  test.each([
    ["200 dpi in colour", 1654 * 2339 * 3, 8 * mebibyte, true],
    ["300 dpi in grey", 2480 * 3508, 8 * mebibyte, true],
    ["300 dpi in colour", 2480 * 3508 * 3, 3 * mebibyte, true],
    ["300 dpi in colour in a file of 25 MB", 2480 * 3508 * 3, 25 * mebibyte, false],
    ["400 dpi in colour", 3307 * 4677 * 3, 3 * mebibyte, false],
  ])("a scan at %s: PDFium has room to decode it", (_name, imageBytes, fileBytes, fits) => {
    expect(pdfiumCanDraw(fileBytes, a4At200, imageBytes)).toBe(fits);
  });
});

describe("decoding a picture file", () => {
  const square = (pixels: number) => ({ width: pixels / 1000, height: 1000 });
  const most = readingLimits.decodedPixels;

  test.each([
    ["as it is", readingLimits.decodedPixels, false, 3, readingLimits.decodedPixels],
    ["halved", 60_000_000, false, 3, 15_000_000],
    ["in passes", 16_000_000, true, 3, 48_000_000],
    ["in passes, halved", 24_000_000, true, 1, 54_000_000],
    ["of four inks", 8_000_000, false, 4, 16_000_000],
    ["of four inks in passes", 8_000_000, true, 4, 48_000_000],
  ])("%s takes so many bytes", (_name, pixels, inPasses, planes, expected) => {
    expect(decodingBytes({ ...square(pixels), inPasses, planes }, most)).toBe(expected);
  });

  test.each([
    ["stored in rows", maxStoredPixels({ inPasses: false, planes: 3 }), false, 3],
    ["stored in passes", maxStoredPixels({ inPasses: true, planes: 3 }), true, 3],
    ["that is just not halved", most, true, 3],
    ["of four inks stored in rows", maxStoredPixels({ inPasses: false, planes: 4 }), false, 4],
    ["of four inks that is just not halved", most, false, 4],
    ["of four inks stored in passes", maxStoredPixels({ inPasses: true, planes: 4 }), true, 4],
  ])("the largest file with the largest picture %s has room", (_name, pixels, inPasses, planes) => {
    const decoding = decodingBytes({ ...square(pixels), inPasses, planes }, most);
    expect(readingLimits.fileBytes + decoding).toBeLessThanOrEqual(together);
  });

  test("what stands idle beside it is as large as there is room, and never larger than usual", () => {
    const decoding = decodingBytes({ ...square(25_000_000), inPasses: true, planes: 3 }, most);
    expect(idleLimitFor(readingLimits.fileBytes, decoding, recogniserIdle)).toBeLessThan(10 * mebibyte);
    expect(idleLimitFor(mebibyte, 8_000_000, pdfiumIdle)).toBe(pdfiumIdle);
    const idle = idleLimitFor(20 * mebibyte, 48_000_000, recogniserIdle);
    expect(idle + 20 * mebibyte + 48_000_000).toBe(together);
  });
});
