import type { FieldType } from "../../results/extraction-result";
import type { DecimalMark } from "../../values/read-amount";
import type { DateOrder } from "../../values/read-dates";
import type { Fingerprint } from "./fingerprint-of";
import type { TableMemory } from "./table-memory";

/** Where a value stood: page, frame in widths of the page, height of its letters, and its number of lines and words. */
export type LearnedPlace = {
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  em: number;
  lines: number;
  words: number;
};

/**
 * What a checked document says of one field. `value` is canonical, null when the document has none; `place` is null when
 * the value does not stand on the page. `asRead` marks a value that nobody changed; samples of engines before 1.4 have no
 * such mark.
 */
export type LearnedField = {
  type: FieldType;
  value: string | null;
  raw: string;
  place: LearnedPlace | null;
  asRead?: true;
};

/** What one checked document of a layout teaches. Nothing in it depends on any other document. */
export type CorrectionSample = {
  documentId: string;
  recognised: boolean;
  fingerprint: Fingerprint;
  fields: Record<string, LearnedField>;
  dateOrder: DateOrder | null;
  decimalMark: DecimalMark | null;
  table: TableMemory | null;
  /** Nobody changed the rows that `table` was learned from. */
  tableAsRead?: true;
};

/** How often the samples before would have put a field where (or made it what) the next sample says. */
export type TrackRecord = { right: number; wrong: number };

/**
 * What the engine remembers of one layout of one vendor: the latest samples, oldest first. All else follows from them,
 * so that taking a document's sample away leaves what would be there without it. A `closed` memory answers no more: the
 * layout has changed. JSON throughout.
 */
export type VendorMemory = {
  format: 1;
  id: string;
  revision: number;
  closed: boolean;
  record: Record<string, TrackRecord>;
  samples: CorrectionSample[];
};
