import type { ArrivalSource } from "../intake/arrival-source";
import type { Readiness } from "./concerns";
import type { DocumentStatus } from "./status";

/**
 * A document as lists show it. `confidence` is 0..1; `problem` is the key of a sentence when it could not be read.
 * `readiness` says whether one may rely on its values, null where that is no question (not read, or settled by a person) or
 * not known yet; `concerns` are the bits of why not. `waitingSince` is since when it waits for its turn to be read.
 */
export type DocumentSummary = {
  id: string;
  fileName: string;
  fileKind: string | null;
  byteSize: number;
  source: ArrivalSource;
  status: DocumentStatus;
  readiness: Readiness | null;
  concerns: number | null;
  confidence: number | null;
  problem: string | null;
  pageCount: number | null;
  receivedOn: Date;
  processedOn: Date | null;
  waitingSince: Date | null;
  revision: number;
  position: number;
};

/**
 * Whether a document that was submitted for training waits to be learned from, or the version in use learned from it.
 */
export type TrainingState = "submitted" | "trained";

/**
 * A document of a list; `duplicate` says that it looks like an earlier one. `training` is null for one that is not
 * learned from: approving it does not change that.
 */
export type ListedDocument = DocumentSummary & { duplicate: boolean; training: TrainingState | null };

/** A page of a list. The cursors are there when a next or previous page is. */
export type DocumentListPage = {
  items: ListedDocument[];
  page: number;
  size: number;
  totalCount: number;
  totalPages: number;
  nextCursor: string | null;
  previousCursor: string | null;
};
