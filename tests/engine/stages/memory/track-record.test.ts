import type { PlacedWord } from "@engine/stages/memory/fingerprint-of";
import { hasLayoutChanged } from "@engine/stages/memory/has-layout-changed";
import { trackRecord } from "@engine/stages/memory/track-record";
import type { CorrectionSample, LearnedField } from "@engine/stages/memory/vendor-memory";
import { describe, expect, it } from "vitest";
import { placeAt, printOf } from "../../support/samples";

const words: PlacedWord[] = [
  ["rechnungsnummer", 1, 0.4, 0.21],
  ["kundennummer", 1, 0.4, 0.25],
  ["gesamtbetrag", 1, 0.4, 0.8],
  ["lieferschein", 1, 0.1, 0.1],
];
const sample = (fields: Record<string, LearnedField>): CorrectionSample => ({
  documentId: "d",
  recognised: false,
  fingerprint: printOf(words),
  fields,
  dateOrder: null,
  decimalMark: null,
  table: null,
});
const at = (value: string | null, top?: number): LearnedField => ({
  type: "id",
  value,
  raw: value ?? "",
  place: top === undefined ? null : placeAt(0.6, top),
});
const recordOf = (...fields: LearnedField[]) => trackRecord(fields.map((mark) => sample({ mark }))).mark;

describe("the record of a field", () => {
  it.each<[string, LearnedField[], ReturnType<typeof recordOf>]>([
    ["nothing, after one sample", [at("A-1", 0.2)], undefined],
    [
      "right, where another value stands in the same place",
      [at("A-1", 0.2), at("B-2", 0.2)],
      { right: 1, wrong: 0 },
    ],
    ["wrong, where it stands elsewhere", [at("A-1", 0.2), at("B-2", 0.79)], { right: 0, wrong: 1 }],
    [
      "right, where the same value stands elsewhere",
      [at("A-1", 0.2), at("a 1", 0.79)],
      { right: 1, wrong: 0 },
    ],
    ["right, where the same value stands nowhere", [at("A-1"), at("A-1")], { right: 1, wrong: 0 }],
    ["nothing, where a new value stands nowhere", [at("A-1", 0.2), at("B-2")], undefined],
    ["nothing, where either has no value", [at("A-1", 0.2), at(null)], undefined],
    ["nothing, where the first had no value", [at(null), at("A-1", 0.2)], undefined],
    [
      "right, where half of the samples before say so",
      [at("A-1", 0.2), at("B-2", 0.79), at("C-3", 0.2)],
      { right: 1, wrong: 1 },
    ],
    [
      "wrong, where fewer than half do",
      [at("A-1", 0.2), at("B-2", 0.79), at("C-3", 0.79), at("D-4", 0.2)],
      { right: 1, wrong: 2 },
    ],
    [
      "told by the three samples before alone",
      [at("A-1", 0.79), at("B-2", 0.2), at("C-3", 0.2), at("D-4", 0.2), at("E-5", 0.79)],
      { right: 2, wrong: 2 },
    ],
  ])("is %s", (_, fields, record) => {
    expect(recordOf(...fields)).toEqual(record);
  });

  it("is kept for each field by itself", () => {
    const first = sample({ mark: at("A-1", 0.2), total: at("9.00", 0.79) });
    const second = sample({ mark: at("B-2", 0.2), total: at("7.00", 0.2), extra: at("X-1", 0.5) });
    expect(trackRecord([first, second])).toEqual({
      mark: { right: 1, wrong: 0 },
      total: { right: 0, wrong: 1 },
    });
  });
});

describe("a memory whose samples keep contradicting each other", () => {
  const tops = (...all: readonly number[]) =>
    sample(Object.fromEntries(all.map((top, index) => [`own:${index}`, at(`${top}-${index}`, top)])));
  const away = tops(0.2, 0.2, 0.2, 0.2);
  const there = tops(0.79, 0.79, 0.79, 0.79);

  it.each<[string, CorrectionSample[], boolean]>([
    ["in nothing", [away, away, away], false],
    ["in all of the last three", [away, there, tops(0.45, 0.45, 0.45, 0.45)], true],
    ["but not among the last three", [there, tops(0.45, 0.45, 0.45, 0.45), away, away, away], false],
    ["in two samples alone", [away, there], false],
    ["in half of the cases", [away, away, there], false],
    ["in too few fields to say", [tops(0.2, 0.2), tops(0.79, 0.79), tops(0.45, 0.45)], false],
    ["in six cases", [tops(0.2, 0.2, 0.2), tops(0.79, 0.79, 0.79), tops(0.45, 0.45, 0.45)], true],
  ])("%s", (_, samples, expected) => {
    expect(hasLayoutChanged(samples)).toBe(expected);
  });
});
