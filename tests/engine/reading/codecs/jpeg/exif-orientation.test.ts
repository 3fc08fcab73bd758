import { exifOrientation } from "@engine/reading/codecs/jpeg/exif-orientation";
import { describe, expect, test } from "vitest";

const letters = (text: string) => [...text].map((character) => character.charCodeAt(0));
const little = (value: number) => [
  ...letters("Exif\0\0II*\0"),
  8,
  0,
  0,
  0,
  1,
  0,
  0x12,
  1,
  3,
  0,
  1,
  0,
  0,
  0,
  value,
  0,
  0,
  0,
];
const big = (value: number) => [
  ...letters("Exif\0\0MM\0*"),
  0,
  0,
  0,
  8,
  0,
  1,
  1,
  0x12,
  0,
  3,
  0,
  0,
  0,
  1,
  0,
  value,
  0,
  0,
];

describe("EXIF orientation", () => {
  test.each([
    ["little-endian", little(6), 6],
    ["big-endian", big(8), 8],
    ["beyond eight", big(9), 1],
    ["cut within the entry", little(6).slice(0, 24), 1],
    ["a directory beyond the end", [...letters("Exif\0\0II*\0"), 255, 0, 0, 0, 0, 0], 1],
    ["another application's data", letters("http://ns.adobe.com/xap/1.0/"), 1],
    ["nothing", [], 1],
  ])("%s", (_name, segment, orientation) => {
    expect(exifOrientation(Uint8Array.from(segment))).toBe(orientation);
  });
});
