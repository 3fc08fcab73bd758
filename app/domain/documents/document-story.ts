import type { CorrectionDetails } from "./document-details";

/** Who did something, by name of today; null for someone who is gone. */
export type Somebody = string | null;

/** A value that a person changed, and who. */
export type DocumentChange = CorrectionDetails & { who: Somebody };

/** What someone wrote about a document. */
export type DocumentComment = { id: string; who: Somebody; at: Date; body: string };

/** What people did to a document and wrote about it, newest first, and who works on it now; null for nobody. */
export type DocumentStory = {
  changes: DocumentChange[];
  comments: DocumentComment[];
  claim: DocumentClaim | null;
};

/** Who holds a document just now, so that two people do not correct it at once. `mine` says whether it is the caller. */
export type DocumentClaim = { mine: boolean; who: Somebody; since: Date };
