import { decodeDates } from "@engine/stages/decoding/decode-dates";
import type { Scored } from "@engine/stages/scoring/scored";
import { describe, expect, it } from "vitest";
import { proofsIn, scoredAs, valuesIn } from "../../support/scored";

const dates = (...rated: [value: string, score: number][]): Scored[] =>
  rated.map(([value, score]) => scoredAs(value, score, { candidate: { type: "date" } }));

describe("the dates of a bill", () => {
  it("bear each other out where it is due after its issue", () => {
    const chosen = decodeDates({ invoiceDate: dates(["2026-03-01", 2]), dueDate: dates(["2026-03-31", 2]) });
    expect(proofsIn(chosen)).toEqual({ invoiceDate: ["date-order"], dueDate: ["date-order"] });
  });

  it.each([
    ["on the same day", "2026-03-01", ["date-order"]],
    ["after 190 days", "2026-09-07", ["date-order"]],
    ["after 191 days", "2026-09-08", undefined],
  ])("may be due %s", (_name, due, proofs) => {
    const chosen = decodeDates({ invoiceDate: dates(["2026-03-01", 3]), dueDate: dates([due, 3]) });
    expect(proofsIn(chosen).dueDate).toEqual(proofs);
    expect(valuesIn(chosen).dueDate).toBe(due);
  });

  it("is not due before its issue where another day will do", () => {
    const due = dates(["2026-02-01", 3], ["2026-03-31", 1]);
    expect(valuesIn(decodeDates({ invoiceDate: dates(["2026-03-01", 3]), dueDate: due })).dueDate).toBe(
      "2026-03-31",
    );
  });

  it("is due before its issue where both are labelled beyond doubt", () => {
    const chosen = decodeDates({ invoiceDate: dates(["2026-03-01", 6]), dueDate: dates(["2026-02-01", 6]) });
    expect(valuesIn(chosen)).toEqual({ invoiceDate: "2026-03-01", dueDate: "2026-02-01" });
    expect(proofsIn(chosen)).toEqual({});
  });

  it("does not take one printed date for two fields", () => {
    const [day] = dates(["2026-03-01", 2]);
    if (!day) throw new Error("a day is wanted");
    expect(Object.keys(decodeDates({ invoiceDate: [day], dueDate: [day] }))).toHaveLength(1);
  });

  it.each(["invoiceDate", "orderDate", "statementDate"])("counts %s as its issue", (field) => {
    const chosen = decodeDates({ [field]: dates(["2026-03-01", 2]), dueDate: dates(["2026-03-15", 2]) });
    expect(proofsIn(chosen)[field]).toEqual(["date-order"]);
  });
});

describe("a period", () => {
  it("ends after it starts", () => {
    const chosen = decodeDates({
      periodStart: dates(["2026-03-01", 2]),
      periodEnd: dates(["2026-02-28", 3], ["2026-03-31", 1]),
    });
    expect(valuesIn(chosen)).toEqual({ periodStart: "2026-03-01", periodEnd: "2026-03-31" });
    expect(proofsIn(chosen)).toEqual({ periodStart: ["date-order"], periodEnd: ["date-order"] });
  });

  it("may be one day that is printed twice, and not one printed once", () => {
    const [day, again] = dates(["2026-03-01", 2], ["2026-03-01", 2]);
    if (!day || !again) throw new Error("two days are wanted");
    expect(Object.keys(decodeDates({ periodStart: [day], periodEnd: [again] }))).toHaveLength(2);
    expect(Object.keys(decodeDates({ periodStart: [day], periodEnd: [day] }))).toHaveLength(1);
  });

  it("is rather the range on one line than two dates of better labels", () => {
    const range = (value: string, fact: "range-start" | "range-end", line: number) =>
      scoredAs(value, 1, { facts: [fact], candidate: { type: "date", line } });
    const other = (value: string) => scoredAs(value, 1.5, { candidate: { type: "date", line: 9 } });
    const decide = (endLine: number) =>
      valuesIn(
        decodeDates({
          periodStart: [other("2026-01-01"), range("2026-03-01", "range-start", 4)],
          periodEnd: [other("2026-01-31"), range("2026-03-31", "range-end", endLine)],
        }),
      );
    expect(decide(4)).toEqual({ periodStart: "2026-03-01", periodEnd: "2026-03-31" });
    expect(decide(5)).toEqual({ periodStart: "2026-01-01", periodEnd: "2026-01-31" });
  });
});
