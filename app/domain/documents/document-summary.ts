import type { DocumentStatus } from "./status";

/** A document as lists show it. `confidence` is 0..1; `problem` is the key of a sentence when it could not be read. */
export type DocumentSummary = {
  id: string;
  fileName: string;
  fileKind: string | null;
  byteSize: number;
  source: "browser" | "mail" | "api";
  status: DocumentStatus;
  confidence: number | null;
  problem: string | null;
  pageCount: number | null;
  receivedOn: Date;
  processedOn: Date | null;
  revision: number;
  position: number;
};

/** A document of a list; `duplicate` says that it looks like an earlier one. */
export type ListedDocument = DocumentSummary & { duplicate: boolean };

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
