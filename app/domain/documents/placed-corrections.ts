import type { TypedPlace } from "@fieldwise/engine";
import type { SoughtValue } from "@fieldwise/engine/memory";
import type { FoundValue, Place } from "@fieldwise/engine/results";
import type { CorrectableField, CorrectedResult } from "./correct-result";

/** Where a typed value was found on the pages: `page` is null when it was found nowhere, `others` counts further places. */
export type PlacedValue = { field: string; page: number | null; others: number };

/** The header values that were typed without pointing at a place: what is to be found back on the pages. */
export function typedValues(
  { changes, editedFields }: CorrectedResult,
  fields: readonly CorrectableField[],
): Record<string, SoughtValue> {
  const typed = changes.flatMap(({ field, lineNumber, newValue, place }) => {
    const known = fields.find((candidate) => candidate.key === field);
    if (!known || lineNumber !== null || !newValue || place) return [];
    const raw = editedFields?.[field]?.raw ?? newValue;
    return [[field, { type: known.type, value: newValue, raw }] as const];
  });
  return Object.fromEntries(typed);
}

/**
 * The corrections with the places where typed values were found back. A reason tells the person which place was taken, or
 * that there is none, so that nothing is learned or missed silently.
 */
export function placedCorrections(
  corrected: CorrectedResult,
  typed: Readonly<Record<string, SoughtValue>>,
  places: Readonly<Record<string, TypedPlace>>,
): CorrectedResult {
  const editedFields = { ...corrected.editedFields };
  for (const field of Object.keys(typed)) {
    const value = editedFields[field];
    if (value) editedFields[field] = placedValue(value, places[field]);
  }
  return {
    ...corrected,
    editedFields: corrected.editedFields && editedFields,
    changes: corrected.changes.map((change) =>
      change.lineNumber === null && !change.place
        ? { ...change, place: places[change.field]?.place ?? null }
        : change,
    ),
  };
}

/** What the person is shown for each typed value. */
export const placedValues = (
  typed: Readonly<Record<string, SoughtValue>>,
  places: Readonly<Record<string, TypedPlace>>,
): PlacedValue[] =>
  Object.keys(typed).map((field) => ({
    field,
    page: places[field]?.place.page ?? null,
    others: places[field]?.others ?? 0,
  }));

function placedValue(value: FoundValue, found: TypedPlace | undefined): FoundValue {
  const place: Place | null = found?.place ?? null;
  return { ...value, place, reasons: [...value.reasons, reasonOf(found)] };
}

function reasonOf(found: TypedPlace | undefined) {
  if (!found) return { key: "reason.typed-nowhere", values: {} };
  const values = { page: String(found.place.page), others: String(found.others) };
  return { key: found.others > 0 ? "reason.typed-at-of-several" : "reason.typed-at", values };
}
