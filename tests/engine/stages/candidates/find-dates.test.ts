import { findDates, isOfVersion } from "@engine/stages/candidates/find-dates";
import type { DateOrder } from "@engine/values/read-dates";
import { describe, expect, it } from "vitest";
import { lineIn } from "../../support/rows";

const found = (text: string, order: DateOrder = "dmy") => findDates(lineIn(text), order);

describe("the date of a version", () => {
  it.each([
    ["Stylesheet-Version: 2.0 vom 18.10.2018", true],
    ["Form version 3 of 18/10/2018", true],
    ["Versión 1.2 18/10/2018", true],
    ["Rechnung Nr. 181 vom 18.10.2018", false],
    ["Conversion 2 of 18/10/2018", false],
    ["Version 2.0, Rechnungsdatum 18.10.2018", false],
    ["18.10.2018 Version 2.0", false],
  ])("%s: %s", (text, expected) => {
    const line = lineIn(text);
    const [date] = findDates(line, "dmy");
    expect(date && isOfVersion(date, line)).toBe(expected);
  });
});

describe("the dates of a line", () => {
  it.each([
    ["Invoice date 03/04/2026", "dmy", ["2026-04-03"]],
    ["Invoice date 03/04/2026", "mdy", ["2026-03-04"]],
    ["Date 17/04/2026 due 17/05/2026", "mdy", ["2026-04-17", "2026-05-17"]],
    ["Fecha: 3 de abril de 2026", "dmy", ["2026-04-03"]],
    ["Period 01.-31.01.2026", "dmy", ["2026-01-01", "2026-01-31"]],
    ["Order 2041 of 120.00", "dmy", []],
  ] as const)("%s in %s are %j", (text, order, dates) => {
    expect(found(text, order).map(({ value }) => value)).toEqual(dates);
  });

  it.each([
    ["03/04/2026", ["ambiguous"]],
    ["04/04/2026", []],
    ["17/04/2026", []],
    ["3 April 2026", ["month-name"]],
  ])("%s is %j", (text, facts) => {
    expect([...(found(text)[0]?.facts ?? [])]).toEqual(facts);
  });

  it.each([
    ["17/04/2026 - 18/05/2026", true],
    ["17/04/2026 to 18/05/2026", true],
    ["17/04/2026 bis zum 18/05/2026", true],
    ["17/04/2026 al 18/05/2026", true],
    ["17/04/2026 Rent 18/05/2026", false],
    ["17/04/2026, 18/05/2026", false],
  ])("%s is a range: %s", (text, isRange) => {
    const [first, second] = found(text);
    expect(first?.facts.has("range-start")).toBe(isRange);
    expect(second?.facts.has("range-end")).toBe(isRange);
    expect(first?.facts.has("range-end")).toBe(false);
  });

  it("keep the words that they are printed in", () => {
    const [date] = found("Due on 3 April 2026 at noon");
    expect(date?.raw).toBe("3 April 2026");
    expect(date?.tokens.map((token) => token.text)).toEqual(["3", "April", "2026"]);
  });
});
