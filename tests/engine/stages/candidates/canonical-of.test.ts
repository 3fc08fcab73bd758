import type { FieldType } from "@engine/results/extraction-result";
import { canonicalOf } from "@engine/stages/candidates/canonical-of";
import type { DecimalMark } from "@engine/values/read-amount";
import type { DateOrder } from "@engine/values/read-dates";
import { expect, it } from "vitest";

const canonical = (type: FieldType, text: string, order: DateOrder = "dmy", decimalMark: DecimalMark = ".") =>
  canonicalOf(type, text, { decimalMark, dateOrder: { order, evidence: "page" } });

it.each([
  ["date", "03/04/2026", "dmy", ".", "2026-04-03"],
  ["date", "03/04/2026", "mdy", ".", "2026-03-04"],
  ["date", "17/04/2026", "mdy", ".", "2026-04-17"],
  ["date", "3 de abril de 2026", "mdy", ".", "2026-04-03"],
  ["date", "soon", "dmy", ".", undefined],
  ["amount", "$1,234.5", "dmy", ".", "1234.50"],
  ["amount", "1.234,56 €", "dmy", ",", "1234.56"],
  ["amount", "120", "dmy", ".", "120.00"],
  ["amount", "0.1375", "dmy", ".", "0.1375"],
  ["amount", "free", "dmy", ".", undefined],
  ["number", "120", "dmy", ".", "120"],
  ["percent", "21,5 %", "dmy", ",", "21.5"],
  ["address", "14 Mill Lane\n Leeds", "dmy", ".", "14 Mill Lane, Leeds"],
  ["name", "Acme Tools", "dmy", ".", "Acme Tools"],
  ["id", "INV-2041", "dmy", ".", "INV-2041"],
] as const)("the %s %j in %s with %s is %s", (type, text, order, mark, value) => {
  expect(canonical(type, text, order, mark)).toBe(value);
});
