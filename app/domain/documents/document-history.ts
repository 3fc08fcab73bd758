import type { CorrectionDetails } from "./document-details";

/** Who did something, by their current name; null for a deleted user. */
export type Somebody = string | null;

/** A value that a person changed, and the person. */
export type DocumentChange = CorrectionDetails & { who: Somebody };

/** A comment on a document. */
export type DocumentComment = { id: string; who: Somebody; at: Date; body: string };

/** The changes to a document and the comments on it, newest first, and who works on it now; null for nobody. */
export type DocumentHistory = {
  changes: DocumentChange[];
  comments: DocumentComment[];
  claim: DocumentClaim | null;
};

/** Who has claimed a document, so that two people do not correct it at once. `mine` says whether it is the caller. */
export type DocumentClaim = { mine: boolean; who: Somebody; since: Date };
