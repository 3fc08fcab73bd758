import { shapeSimilarity } from "@engine/stages/memory/value-shape";
import { expect, it } from "vitest";

it.each([
  ["INV-00042", "INV-00107", 1],
  ["AB-12", "XY-98", 1],
  ["Ab-12", "AB-12", 0.65],
  ["INV-42", "INV-1042", 0.95],
  ["2026/0117", "2026/1", 0.95],
  ["INV-42", "INV-A42x", 0.9],
  ["#42", "#A42", 0.65],
  ["4711", "AB-12", 0.65],
  ["4711", "PAID", 0.3],
  ["", "", 1],
])("%s and %s look alike by %d", (one, other, similarity) => {
  expect(shapeSimilarity(one, other)).toBe(similarity);
});
