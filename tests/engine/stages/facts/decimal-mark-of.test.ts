import { decimalMarkOf, showsMark } from "@engine/stages/facts/decimal-mark-of";
import { expect, it } from "vitest";
import { linesIn } from "../../support/rows";

it.each([
  ["Total 1.234,56", "en-US", ","],
  ["Total 1,234.56", "de-DE", "."],
  ["12,50 12,60 12.70", "en-US", ","],
  ["12.50 12.60 12,70", "de-DE", "."],
  ["Total 1.234", "de-DE", ","],
  ["Total 1.234", "en-US", "."],
  ["12,50 12.50", "de-DE", ","],
  ["12,50 12.50", "en-GB", "."],
  ["10.12.25", "de-DE", ","],
  ["Total 45,00 €", "en-US", ","],
  ["Total 45,00€", "en-US", ","],
  ["Rs. 1,52,775.00", "de-DE", "."],
  ["1.234.567,89", "en-US", ","],
  ["", "es-ES", ","],
  ["", "es-MX", "."],
  ["", "not a culture", "."],
])("%s in %s has %s", (text, culture, mark) => {
  expect(decimalMarkOf(linesIn(text), culture)).toBe(mark);
});

it.each([
  ["12.50 13.00", true],
  ["12.50 13.00 10,12 18.00 19.00", true],
  ["12.50", false],
  ["12.50 13.00 10,12 11,12", false],
  ["12.50 13.00 14.00 10,12 11,12", false],
  ["1.234", false],
  ["", false],
])("%s shows a mark that a memory cannot overrule: %s", (text, isShown) => {
  expect(showsMark(linesIn(text))).toBe(isShown);
});
