import { learnFrom, placeTyped } from "@fieldwise/engine";
import type { VendorMemory } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import type { ExtractionRequest, ExtractionResult } from "@fieldwise/engine/results";
import { checkedDocumentOf } from "~/domain/documents/checked-document-of";
import { correctResult } from "~/domain/documents/correct-result";

/** A document as it was seen: its words, what was asked of it, and what was answered. */
export type Seen = { pages: Page[]; request: ExtractionRequest; predicted: ExtractionResult };

/** What a person typed over a prediction: header values by key, and rows where they were gone through. */
export type Typed = { fields: Record<string, string>; rows?: Record<string, string>[] | undefined };

/**
 * The memories after a person saved a document with what they typed, by the product's own learning. `judged` names the
 * header fields that they were shown.
 */
export function teach(
  memories: readonly VendorMemory[],
  { id, pages, request, predicted }: Seen & { id: string },
  typed: Typed,
  judged: ReadonlySet<string>,
): VendorMemory[] {
  const fields = request.fields.filter((field) => !field.line && judged.has(field.key));
  const columns = request.fields.filter((field) => field.line);
  const kept = { ...predicted, editedFields: null, editedLineItems: null };
  const wanted = { fields: typed.fields, lineItems: typed.rows?.map((cells) => ({ line: null, cells })) };
  const writing = { culture: request.culture, canonicalFirst: true };
  const corrected = correctResult(kept, wanted, [], { fields, columns, writing });
  const edited = corrected.editedFields ?? {};
  const places = placeTyped(pages, soughtIn(edited, fields), { request, memories });
  const editedFields = Object.fromEntries(
    Object.entries(edited).map(([key, value]) => [key, { ...value, place: places[key]?.place ?? null }]),
  );
  const result = { ...kept, editedFields, editedLineItems: corrected.editedLineItems };
  const memory = learnFrom(
    memories,
    checkedDocumentOf({ documentId: id, pages, result, fields }),
    `memory-${id}`,
  );
  return [...memories.filter((other) => other.id !== memory.id), memory];
}

function soughtIn(
  edited: Record<string, { value: string; raw: string }>,
  fields: ExtractionRequest["fields"],
) {
  return Object.fromEntries(
    fields.flatMap(({ key, type }) => {
      const value = edited[key];
      return value?.value ? [[key, { type, value: value.value, raw: value.raw }]] : [];
    }),
  );
}
