import type { Page } from "@engine/reading/page";
import { describe, expect, it, test } from "vitest";
import { isReadable } from "../../../lab/evaluation/is-readable";

const pageOf = (text: string): Page => ({
  number: 1,
  width: 600,
  height: 800,
  source: "text",
  confidence: 1,
  turns: 0,
  words: text.split(" ").map((word) => ({ text: word, box: [0, 0, 0.1, 0.1], confidence: 1 })),
});

describe("whether a true value can be read on a page at all", () => {
  const cases: [field: string, truth: string, printed: string, isReadable: boolean][] = [
    ["invoiceDate", "2026-03-04", "Date: 4 March 2026", true],
    ["invoiceDate", "2026-03-04", "04/03/26", true],
    ["invoiceDate", "2026-03-04", "3-4-2026", true],
    ["invoiceDate", "2026-03-04", "20260304", true],
    ["invoiceDate", "2026-03-04", "04032026", true],
    ["invoiceDate", "2026-03-04", "5 March 2026", false],
    ["invoiceDate", "2026-03-04", "4 March 2025", false],
    ["invoiceDate", "2026-11-23", "23 2026", false],
    ["total", "1284.50", "Total 1,284.50", true],
    ["total", "1284.50", "Total 1.284,50 EUR", true],
    ["total", "1284.50", "Total 1 284,50", true],
    ["total", "1284.00", "Total 1284", true],
    ["total", "1284.50", "Total 1284", false],
    ["total", "-20.00", "Credit 20.00-", true],
    ["total", "84.50", "Total 1284.50", false],
    ["invoiceNumber", "INV-2026-17", "No. INV 2026/17", true],
    ["invoiceNumber", "INV-2026-17", "No. INV 2026/18", false],
    ["vendorName", "Harbour Joinery Ltd", "HARBOUR JOINERY LTD", true],
    ["vendorName", "Harbour Joinery Ltd", "HARBOUR JOINERY", false],
    ["billToAddress", "12 Quay Street Portsea", "12 Quay Street, Portsee", true],
    ["billToAddress", "12 Quay Street Portsea", "12 Quay Portsee", false],
  ];
  test.each(cases)("%s %s in “%s”: %s", (field, truth, printed, expected) => {
    expect(isReadable(field, { value: truth }, [pageOf(printed)])).toBe(expected);
  });

  it("is so when an alternative can be read, on any page", () => {
    const pages = [pageOf("nothing here"), pageOf("Northwind")];
    expect(isReadable("vendorName", { value: "Northwind Traders", alternatives: ["Northwind"] }, pages)).toBe(
      true,
    );
    expect(isReadable("vendorName", { value: "Northwind Traders" }, pages)).toBe(false);
  });

  it("takes a word of the page for one word of the name only", () => {
    expect(isReadable("vendorName", { value: "Best Best" }, [pageOf("Best of all")])).toBe(false);
    expect(isReadable("vendorName", { value: "Best Best" }, [pageOf("Best of Best")])).toBe(true);
  });
});
