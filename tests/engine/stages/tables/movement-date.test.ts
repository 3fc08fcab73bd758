import { leadingDate, type MovementCalendar } from "@engine/stages/tables/movement-date";
import { describe, expect, it } from "vitest";
import { lineIn } from "../../support/rows";

const withYear = (date: string) => `2026${date.slice(4)}`;
const read = (text: string, order: MovementCalendar["order"] = "dmy") =>
  leadingDate(lineIn(text), { order, withYear });

describe("the day that a movement begins with", () => {
  it.each([
    ["03/04/2025 Rent 600.00", "dmy", "2025-04-03"],
    ["03/04/2025 Rent 600.00", "mdy", "2025-03-04"],
    ["17/04/2025 Rent 600.00", "mdy", "2025-04-17"],
    ["03/04 Rent 600.00", "dmy", "2026-04-03"],
    ["03/04 Rent 600.00", "mdy", "2026-03-04"],
    ["17/04 Rent 600.00", "mdy", "2026-04-17"],
    ["29.02 Miete 600,00", "dmy", "2026-02-29"],
    ["03-04 Rent 600.00", "dmy", "2026-04-03"],
    ["3 Apr Rent 600.00", "dmy", "2026-04-03"],
    ["Apr 3 Rent 600.00", "mdy", "2026-04-03"],
    ["03abr Alquiler 600,00", "dmy", "2026-04-03"],
    ["14 août Loyer 600,00", "dmy", "2026-08-14"],
    ["Mon, 03/04/2025 Rent 600.00", "dmy", "2025-04-03"],
    ["Dienstag 03.04.2025 Miete 600,00", "dmy", "2025-04-03"],
    ["20250403 Rent 600.00", "dmy", "2025-04-03"],
  ] as const)("%s, %s: %s", (text, order, value) => {
    expect(read(text, order)?.value).toBe(value);
  });

  it.each([
    ["0T/03/2025 Rent 600.00", "mdy", "2025-07-03"],
    ["07l19/2025 Rent 600.00", "mdy", "2025-07-19"],
    ["O3.04.2025 Miete 600,00", "dmy", "2025-04-03"],
    ["2S/12/2O25 Rent 600.00", "dmy", "2025-12-25"],
  ] as const)("misread as %s, %s: %s", (text, order, value) => {
    expect(read(text, order)?.value).toBe(value);
  });

  it.each(["BO/SS/2025 Rent", "AB12/34567 Rent", "45/99/2025 Rent", "O3/O4 Rent"])(
    "is not read into %s",
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it.each([
    ["03/04/2025 Rent 600.00", "03/04/2025"],
    ["3 Apr Rent 600.00", "3 Apr"],
    ["3 April 2025 Rent 600.00", "3 April 2025"],
    ["Mon, 03/04/2025 Rent 600.00", "Mon, 03/04/2025"],
  ])("%s: its words are %s", (text, words) => {
    expect(
      read(text)
        ?.tokens.map((token) => token.text)
        .join(" "),
    ).toBe(words);
  });

  it.each([
    "Rent for 03/04/2025 600.00",
    "Rent 600.00",
    "32/13 Rent 600.00",
    "12.50 Rent",
    "3 Items 600.00",
    "30 Feb Rent 600.00",
    "Balance 03/04/2025 12.00",
    "600.00",
  ])("%s begins with none", (text) => {
    expect(read(text)).toBeUndefined();
  });
});
