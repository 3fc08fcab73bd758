import { expect, test } from "vitest";
import { shownValue } from "~/domain/documents/shown-value";

test.each([
  ["2024-11-03", "date", "en-US", "11/03/2024"],
  ["2024-11-03", "date", "de-DE", "03.11.2024"],
  ["next week", "date", "de-DE", "next week"],
  ["1234567.50", "amount", "en-US", "1,234,567.50"],
  ["1234567.50", "amount", "en-IN", "12,34,567.50"],
  ["1234567.50", "amount", "de-DE", "1.234.567,50"],
  ["-12.5", "amount", "sv-SE", "-12,5"],
  ["12345678901234567890.12", "amount", "en-US", "12,345,678,901,234,567,890.12"],
  ["3", "number", "es-ES", "3"],
  ["about 3", "number", "es-ES", "about 3"],
  ["0012", "id", "en-US", "0012"],
] as const)("shows %j (%s) in %s as %j", (value, type, culture, shown) => {
  expect(shownValue(value, type, culture)).toBe(shown);
});
