import type { Box } from "@fieldwise/engine/reading";
import type { ArithmeticProof, Place, Reason } from "@fieldwise/engine/results";
import type { Readiness } from "~/domain/documents/concerns";
import type { TrainingState } from "~/domain/documents/document-summary";
import type { DocumentStatus } from "~/domain/documents/status";
import type { DuplicateDetails } from "~/domain/duplicates/duplicate-details";
import type { PageRange } from "~/domain/splitting/page-ranges";
import type { SplitDetails } from "~/domain/splitting/split-details";
import type { ShownConcern } from "./concern-list";

/** A word on the page image: its text and its box. Tuples, because a page has hundreds. */
export type ShownWord = readonly [text: string, box: Box];

/** A page as the review shows it. `image` is an address; `words` is null while the page is not read. */
export type ShownPage = {
  number: number;
  width: number;
  height: number;
  image: string;
  words: ShownWord[] | null;
};

/** A header field with what a person needs to review it. */
export type ReviewField = {
  key: string;
  type: string;
  name: string;
  labelKey: string;
  required: boolean;
  value: string | null;
  confidence: number | null;
  place: Place | null;
  reasons: Reason[];
  edited: boolean;
  toCheck: boolean;
  history: DisplayedChange[];
};

/** A change that a person made to a value; `who` is null for a deleted user. */
export type DisplayedChange = {
  before: string;
  after: string;
  who: string | null;
  at: string;
  how: "typed" | "clicked";
  page: number | null;
};

/** A finding about the document; `about` is the field: the key of its label, and the name of a custom field. */
export type ShownFinding = {
  key: string;
  values: Record<string, string>;
  about: { labelKey: string; name: string } | null;
};

export type ReviewColumn = { key: string; name: string; labelKey: string; number: boolean };

/** The confidence and the position of a saved cell. */
type ReviewCell = { confidence: number; place: Place | null; edited: boolean };

/** A document as the review screen shows it; texts and times are formatted in the model's culture. */
export type Review = {
  id: string;
  modelId: string;
  modelName: string;
  fileName: string;
  status: DocumentStatus;
  readiness: Readiness | null;
  concerns: ShownConcern[];
  /** Whether it is used for training, where its status does not say so. */
  training: TrainingState | null;
  confidence: number | null;
  score: number | null;
  threshold: number;
  problem: string | null;
  attempt: number;
  received: string;
  processed: string | null;
  /** The weights that the values were found with; null where there are none. */
  weights: { name: string; isPinned: boolean } | null;
  pages: { number: number; state: string; image: string; ratio: number }[];
  fields: ReviewField[];
  columns: ReviewColumn[];
  lines: { arithmetic: string; sums: Reason[]; cells: Record<string, ReviewCell> }[];
  /** For a long table `lines` holds one page of rows: from number `firstLine` (from 0), of `lineCount`. */
  firstLine: number;
  lineCount: number;
  proof: ArithmeticProof;
  findings: ShownFinding[];
  /** What people changed in the rows, newest first; `line` counts from 1. */
  lineHistory: (DisplayedChange & { line: number; name: string; labelKey: string })[];
  comments: { id: string; who: string | null; at: string; body: string }[];
  corrections: number;
  duplicates: DuplicateDetails[];
  pageCount: number;
  splittable: boolean;
  split: SplitDetails | null;
  /** The file that this one is a part of, and the pages of it. */
  parent: (PageRange & { documentId: string }) | null;
};
