import type { CheckedDocument, CheckedValue } from "@engine/learning/correction-sample-of";
import { correctionSampleOf } from "@engine/learning/correction-sample-of";
import type { Page } from "@engine/reading/page";
import { layoutOf } from "@engine/stages/layout/document-layout";
import type { Fingerprint, PlacedWord } from "@engine/stages/memory/fingerprint-of";
import type { CorrectionSample, LearnedPlace, VendorMemory } from "@engine/stages/memory/vendor-memory";
import { pageOf } from "@tests/support/page-of";

/** What a person left in the fields of a document: its type and value; written by them unless it says otherwise. */
export type Checked = Readonly<
  Record<
    string,
    Pick<CheckedValue, "type" | "value"> & Partial<Pick<CheckedValue, "raw" | "place" | "corrected">>
  >
>;

type About = { id?: string; rows?: CheckedDocument["rows"]; rowsCorrected?: boolean };

/** A checked document of typed sheets, or of pages as they were read. */
export function checkedOf(
  typed: string | readonly Page[],
  fields: Checked,
  { id = "d1", rows = [], rowsCorrected = false }: About = {},
): CheckedDocument {
  return {
    documentId: id,
    layout: layoutOf(typeof typed === "string" ? [pageOf(typed)] : typed),
    fields: Object.fromEntries(
      Object.entries(fields).map(([key, checked]): [string, CheckedValue] => [
        key,
        { raw: checked.value ?? "", place: null, corrected: true, ...checked },
      ]),
    ),
    rows,
    rowsCorrected,
  };
}

/** What such a document teaches. */
export const sampleOf = (typed: string | readonly Page[], fields: Checked, about?: About): CorrectionSample =>
  correctionSampleOf(checkedOf(typed, fields, about));

/** A memory of these samples that nothing is known of besides. */
export const memoryWith = (
  samples: CorrectionSample[],
  about: Partial<Pick<VendorMemory, "id" | "closed" | "record">> = {},
): VendorMemory => ({ format: 1, id: "m1", revision: 1, closed: false, record: {}, ...about, samples });

/** What a document of these words is recognised by. */
export const printOf = (words: readonly PlacedWord[], pageCount = 1): Fingerprint => ({
  words: [...words],
  keys: [],
  pageCount,
});

/** A place of one word on the first page, in widths of the page. */
export const placeAt = (left: number, top: number, about: Partial<LearnedPlace> = {}): LearnedPlace => ({
  page: 1,
  left,
  top,
  right: left + 0.1,
  bottom: top + 0.02,
  em: 0.02,
  lines: 1,
  words: 1,
  ...about,
});
