import type { FieldType } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import { readCell } from "~/domain/edits/read-cell";

const writing = { culture: "en-US", canonicalFirst: false };
type Case = [cell: string | number, present: string, type: FieldType, outcome: string];

/** What a cell comes to: "=" for no change, the new value, or the key of a problem. */
function outcomeOf(cell: string | number, present: string, type: FieldType, how = {}) {
  const reading = readCell(cell, present, type, { ...writing, ...how });
  if (reading.kind === "same") return "=";
  return reading.kind === "value" ? reading.value : reading.key;
}

describe("what a spreadsheet makes of a value by itself is no change", () => {
  it.each<Case>([
    ["12345", "0012345", "id", "="],
    [12345, "0012345", "id", "="],
    [12345678901234500, "12345678901234567", "id", "="],
    ["1.23457E+16", "12345678901234567", "id", "="],
    ["1,23E+12", "1234567890123", "text", "="],
    ["04-Mar", "3-4", "id", "="],
    ["2026-03-04", "3-4", "id", "="],
    ["3/4/2026", "4-3", "id", "="],
    ["'=cmd()", "=cmd()", "text", "="],
    ["'+61 2 5550", "+61 2 5550", "text", "="],
    ["'=cmd()", "'=cmd()", "text", "="],
    ["46022", "2025-12-31", "date", "="],
    ["2025-12-31 00:00:00", "2025-12-31", "date", "="],
    ["12/31/2025 12:00:00 AM", "2025-12-31", "date", "="],
    ["$1,234.50", "1234.50", "amount", "="],
    [1234.5, "1234.50", "amount", "="],
    [0.1 + 0.2, "0.3", "number", "="],
    ["19%", "19", "percent", "="],
    ["1.5E+3", "1500", "number", "="],
    ["1 High Street\r\nLeeds", "1 High Street\nLeeds", "address", "="],
    ["eur", "EUR", "currency", "="],
    ["", "", "date", "="],
  ])("%j for %j as %s", (cell, present, type, outcome) => {
    expect(outcomeOf(cell, present, type)).toBe(outcome);
  });
});

describe("what a person changed is read as the culture writes it", () => {
  it.each<Case>([
    ["", "INV-7", "id", ""],
    ["INV-8", "INV-7", "id", "INV-8"],
    ["4-3", "3-4", "id", "4-3"],
    ["12346", "0012345", "id", "12346"],
    [42, "41", "id", "42"],
    ["3/4/2026", "", "date", "2026-03-04"],
    ["4 March 2026", "2026-03-05", "date", "2026-03-04"],
    ["1,234.56", "1", "amount", "1234.56"],
    [-12.5, "12.5", "amount", "-12.5"],
    ["2.5E+3", "1500", "number", "2500"],
    ["'=1+1", "", "text", "=1+1"],
  ])("%j for %j as %s", (cell, present, type, outcome) => {
    expect(outcomeOf(cell, present, type)).toBe(outcome);
  });

  it("or as the file shows that it writes", () => {
    expect(outcomeOf("3/4/2026", "", "date", { monthFirst: false })).toBe("2026-04-03");
    expect(outcomeOf("1.234", "", "amount")).toBe("1.234");
    expect(outcomeOf("1.234", "", "amount", { decimalMark: "," })).toBe("1234");
    expect(outcomeOf("1.234,5", "", "amount", { culture: "de-DE" })).toBe("1234.5");
  });
});

describe("what cannot be understood is said", () => {
  it.each<Case>([
    ["#REF!", "", "text", "edits.problem.formula"],
    ["#N/A", "5", "amount", "edits.problem.formula"],
    ["yesterday", "", "date", "documents.error.not-a-date-value"],
    ["31/31/2026", "", "date", "documents.error.not-a-date-value"],
    [9999999, "", "date", "documents.error.not-a-date-value"],
    ["many", "", "number", "documents.error.not-a-number"],
    ["dollars", "", "currency", "documents.error.not-a-currency"],
    ["1.23457E+16", "99", "id", "edits.problem.shortened"],
    [1.5e22, "", "id", "edits.problem.shortened"],
    ["x".repeat(4_001), "", "text", "documents.error.value-too-long"],
  ])("%j for %j as %s", (cell, present, type, outcome) => {
    expect(outcomeOf(cell, present, type)).toBe(outcome);
  });
});
