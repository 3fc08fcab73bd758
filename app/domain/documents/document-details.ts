import type { Page } from "@fieldwise/engine/reading";
import type { ArithmeticProof, FieldType, Finding, LineItem, Place, Reason } from "@fieldwise/engine/results";
import type { DuplicateDetails } from "../duplicates/duplicate-details";
import type { ArrivalSource } from "../intake/arrival-source";
import type { OrderMatch } from "../orders/order-outcome";
import type { SplitDetails } from "../splitting/split-details";
import type { DocumentSupplier } from "../suppliers/document-supplier";
import type { Concern, Readiness } from "./concerns";
import type { TrainingState } from "./document-summary";
import type { DocumentStatus } from "./status";

/** A page as it was read; `confidence` is 0..1, `problem` the key of a sentence when it could not be read. */
export type PageDetails = {
  number: number;
  state: "pending" | "read" | "failed";
  width: number;
  height: number;
  turns: number;
  source: Page["source"];
  confidence: number | null;
  problem: string | null;
};

/**
 * A field of the model and what the document has for it. `value` is canonical, "" when a person emptied it and null when
 * nothing was found; `raw` is what the page says. `confidence` is 0..1, 1 for what a person entered.
 */
export type FieldDetails = {
  key: string;
  name: string;
  type: FieldType;
  labelKey: string;
  line: boolean;
  weight: number;
  required: boolean;
  value: string | null;
  raw: string | null;
  confidence: number | null;
  place: Place | null;
  reasons: Reason[];
  edited: boolean;
};

/** A column of the line items: what the field is, without a value. */
export type ColumnDetails = Pick<FieldDetails, "key" | "name" | "type" | "labelKey" | "weight" | "required">;

/** One value that a person changed; `lineNumber` counts from 1, null for a header field. */
export type CorrectionDetails = {
  field: string;
  lineNumber: number | null;
  oldValue: string | null;
  newValue: string | null;
  how: "typed" | "clicked";
  page: number | null;
  actorId: string;
  at: Date;
};

/** What a result was found with: the code, the weights, and the hash of the words and knowledge that went in. */
export type ResultOrigin = { engineVersion: string; modelVersion: string; inputHash: string };

/** All there is to know of a document: what screens, the API and exports show. */
export type DocumentDetails = {
  id: string;
  modelId: string;
  modelName: string;
  baseModelId: string;
  culture: string;
  timeZone: string;
  fileName: string;
  fileKind: string | null;
  byteSize: number;
  source: ArrivalSource;
  status: DocumentStatus;
  confidence: number | null;
  score: number | null;
  threshold: number;
  problem: string | null;
  attempt: number;
  revision: number;
  pageCount: number | null;
  receivedOn: Date;
  processedOn: Date | null;
  approvedAt: Date | null;
  pages: PageDetails[];
  fields: FieldDetails[];
  columns: ColumnDetails[];
  /** The line items at hand: all of them, or a run of them that begins with number `firstLine` (from 0) of `lineCount`. */
  lineItems: LineItem[];
  lineCount: number;
  firstLine: number;
  proof: ArithmeticProof;
  origin: ResultOrigin | null;
  /** Whether the weights of the result are those that the model is pinned to. */
  isPinned: boolean;
  findings: Finding[];
  corrections: CorrectionDetails[];
  duplicates: DuplicateDetails[];
  parentDocumentId: string | null;
  firstPage: number | null;
  lastPage: number | null;
  split: SplitDetails | null;
  /** Whether it was submitted for training and not taken out again, whatever its status. */
  training: TrainingState | null;
  /** Its readiness, null where it does not apply, and all concerns. */
  readiness: Readiness | null;
  concerns: Concern[];
  /** Its supplier; null before it was compared with the supplier file, and for a document without one. */
  supplier: DocumentSupplier | null;
  /** Its match with its purchase order; null where there is none. */
  order: OrderMatch | null;
};
