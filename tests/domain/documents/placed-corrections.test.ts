import type { TypedPlace } from "@fieldwise/engine";
import type { FoundValue } from "@fieldwise/engine/results";
import { describe, expect, it } from "vitest";
import type { Change, CorrectedResult } from "~/domain/documents/correct-result";
import { placedCorrections, placedValues, typedValues } from "~/domain/documents/placed-corrections";

const place = { page: 2, box: [0.1, 0.1, 0.2, 0.2] } as NonNullable<FoundValue["place"]>;
const value = (text: string): FoundValue => ({
  value: text,
  raw: `${text}!`,
  confidence: 1,
  place: null,
  reasons: [],
});
const change = (field: string, more: Partial<Change> = {}): Change => ({
  field,
  lineNumber: null,
  oldValue: "old",
  newValue: "new",
  place: null,
  ...more,
});
const corrected = (changes: Change[], fields: Record<string, FoundValue> | null = null): CorrectedResult => ({
  editedFields: fields,
  editedLineItems: null,
  changes,
  issues: [],
});
const fields = [
  { key: "total", type: "amount" as const },
  { key: "note", type: "text" as const },
];
const found = (others: number) => ({ place, others }) as unknown as TypedPlace;

describe("what is looked for on the pages", () => {
  it("is each header value that was typed, as it was typed", () => {
    expect(
      typedValues(corrected([change("total", { newValue: "12.50" })], { total: value("12.50") }), fields),
    ).toEqual({
      total: { type: "amount", value: "12.50", raw: "12.50!" },
    });
    expect(typedValues(corrected([change("note", { newValue: "x" })]), fields)).toEqual({
      note: { type: "text", value: "x", raw: "x" },
    });
  });

  it.each<[why: string, change: Change]>([
    ["was pointed at", change("total", { place })],
    ["is one of a line", change("total", { lineNumber: 1 })],
    ["was emptied", change("total", { newValue: null })],
    ["was emptied to nothing", change("total", { newValue: "" })],
    ["is of no field that is known", change("colour")],
  ])("is none that %s", (_why, one) => {
    expect(typedValues(corrected([one]), fields)).toEqual({});
  });
});

describe("corrections with what was found back", () => {
  const typed = { total: { type: "amount", value: "new", raw: "new" } } as ReturnType<typeof typedValues>;
  const of = (places: Record<string, TypedPlace>, changes = [change("total")]) =>
    placedCorrections(corrected(changes, { total: value("new"), note: value("other") }), typed, places);

  it("have the place, and say that it is the only one or one of several", () => {
    expect(of({ total: found(0) }).editedFields?.total).toMatchObject({
      place,
      reasons: [{ key: "reason.typed-at", values: { page: "2", others: "0" } }],
    });
    expect(of({ total: found(3) }).editedFields?.total?.reasons).toEqual([
      { key: "reason.typed-at-of-several", values: { page: "2", others: "3" } },
    ]);
    expect(of({ total: found(0) }).changes[0]?.place).toEqual(place);
  });

  it("say so where a value stands nowhere", () => {
    const { editedFields, changes } = of({});
    expect(editedFields?.total).toMatchObject({
      place: null,
      reasons: [{ key: "reason.typed-nowhere", values: {} }],
    });
    expect(changes[0]?.place).toBeNull();
  });

  it("leave alone what was not looked for", () => {
    const pointed = change("note", { place: { ...place, page: 1 } });
    const line = change("total", { lineNumber: 4 });
    const { editedFields, changes } = of({ total: found(0) }, [pointed, line]);
    expect(editedFields?.note).toEqual(value("other"));
    expect(changes).toEqual([pointed, line]);
  });

  it("have no fields where none were edited", () => {
    expect(placedCorrections(corrected([]), {}, {}).editedFields).toBeNull();
  });

  it("tell the person of each typed value where it was found", () => {
    expect(
      placedValues({ ...typed, note: { type: "text", value: "x", raw: "x" } }, { total: found(2) }),
    ).toEqual([
      { field: "total", page: 2, others: 2 },
      { field: "note", page: null, others: 0 },
    ]);
  });
});
