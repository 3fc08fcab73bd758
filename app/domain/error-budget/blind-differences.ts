import type { FoundValue } from "@fieldwise/engine/results";
import { correctResult } from "../documents/correct-result";
import type { FieldDetails } from "../documents/document-details";
import { InvalidInput } from "../errors/invalid-input";

/** Where what a person read and what was found differ, as canonical values; "" for nothing. */
export type BlindDifference = { key: string; read: string; found: string };

/**
 * Compares what a person read of a document, as the culture writes it, with what was found: values that mean the same are no difference.
 * Throws InvalidInput for what cannot be read as the field's type.
 */
export function blindDifferences(
  fields: readonly FieldDetails[],
  read: Readonly<Record<string, string>>,
  culture: string,
): BlindDifference[] {
  const found = Object.fromEntries(
    fields.flatMap(({ key, value, raw, confidence, place, reasons }): [string, FoundValue][] =>
      value
        ? [[key, { value, raw: raw ?? value, confidence: confidence ?? 0, place, reasons: [...reasons] }]]
        : [],
    ),
  );
  const asked = Object.fromEntries(fields.map(({ key }) => [key, read[key] ?? ""]));
  const { changes, issues } = correctResult(
    { fields: found, editedFields: null, lineItems: [], editedLineItems: null },
    { fields: asked },
    [],
    { fields: [...fields], columns: [], writing: { culture, canonicalFirst: false } },
  );
  if (issues.length > 0) throw new InvalidInput(issues);
  return changes.map(({ field, oldValue, newValue }) => ({
    key: field,
    read: newValue ?? "",
    found: oldValue ?? "",
  }));
}
