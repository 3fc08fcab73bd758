import type { SplitPart } from "@fieldwise/engine";
import type { DocumentStatus } from "../documents/status";

/** A document that was split off from a file: the pages of the file that it holds, and how it stands. */
export type PartDetails = {
  documentId: string;
  fileName: string;
  status: DocumentStatus;
  first: number;
  last: number;
};

/**
 * What there is to know of a file that holds, or may hold, several documents. `proposed` are the parts that wait for a
 * person's word, `parts` the documents that were split off, `byPerson` whether a person decided it.
 */
export type SplitDetails = { proposed: SplitPart[]; parts: PartDetails[]; byPerson: boolean };
