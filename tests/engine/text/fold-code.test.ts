import { foldCode } from "@engine/text/fold-code";
import { expect, it } from "vitest";

it.each([
  ["INV-2O41", "lnv 2041"],
  ["2024/0117", "2O24-O1I7"],
  ["GB 980 7806 84", "gb980780684"],
  ["F.A.C.00l2", "FAC0012"],
  ["№ 31", "No31"],
])("%s and %s are one code", (one, other) => {
  expect(foldCode(one)).toBe(foldCode(other));
});

it.each([
  ["INV-2041", "INV-2042"],
  ["A-15", "A-1S"],
  ["12-3", "1-23-4"],
])("%s and %s are two codes", (one, other) => {
  expect(foldCode(one)).not.toBe(foldCode(other));
});

it.each(["", "-- / .", "   "])("nothing is left of %j", (text) => {
  expect(foldCode(text)).toBe("");
});
