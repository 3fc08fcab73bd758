import { layoutOf } from "@engine/stages/layout/document-layout";
import { withYear } from "@engine/stages/tables/statement-year";
import type { DateOrder } from "@engine/values/read-dates";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const yearOf = (typed: string, date: string, order: DateOrder = "dmy") =>
  withYear(layoutOf([pageOf(typed)]), order)(`2000-${date}`);

describe("the year of a day without one", () => {
  const period = "Statement period 01/12/2025 - 31/01/2026\n\n\n03/12   Rent   600.00\n04/01   Rent   600.00";

  it.each([
    ["12-03", "2026-12-03"],
    ["01-04", "2026-01-04"],
  ])("is the period's: %s", (date, full) => {
    const limit = yearOf(period, date);
    expect(limit).toBe(date === "12-03" ? "2025-12-03" : full);
  });

  it.each([
    ["03/04/2025 to 02/05/2025", "04-20", "dmy", "2025-04-20"],
    ["04/03/2025 to 05/02/2025", "04-20", "mdy", "2025-04-20"],
    ["31 December 2024 until 31 March 2025", "12-31", "dmy", "2024-12-31"],
  ] as const)("of the period %s, %s is %s %s", (typed, date, order, full) => {
    expect(yearOf(typed, date, order)).toBe(full);
  });

  it("is that of the last full date where no period is printed", () => {
    const typed = "Opened 01/01/2024\n\n\nPrinted 30/06/2025\n\n\nNext visit 15/06/2025";
    expect(yearOf(typed, "05-20")).toBe("2025-05-20");
  });

  it("leaves a date alone whose year nobody else prints, a slip of recognition", () => {
    const typed =
      "From 02/03/2025\n\n\nUntil 30/03/2025\n\n\nSent 31/03/2025\n\n\nPrinted 30/03/2075\n\n\nPaid 29/03/2025";
    expect(yearOf(typed, "03-10")).toBe("2025-03-10");
  });

  it("may be half a year later than the first day of a statement, the only one with a year", () => {
    expect(yearOf("Statement of 01/03/2025", "08-01")).toBe("2025-08-01");
    expect(yearOf("Statement of 01/03/2025", "12-01")).toBe("2024-12-01");
  });

  it("is the year that is printed most where there is no full date", () => {
    expect(yearOf("Account 2024\n\n\nMarch 2025\n\n\n2025", "03-10")).toBe("2025-03-10");
    expect(yearOf("March 2025\n\n\nMarch 2024", "03-10")).toBe("2025-03-10");
  });

  it("is 2000 on a page that prints none", () => {
    expect(yearOf("Account statement", "02-29")).toBe("2000-02-29");
  });
});
