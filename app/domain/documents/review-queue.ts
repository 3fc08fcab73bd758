/**
 * Where a document stands among those that wait for someone to look at them, oldest first. `place` counts from 1, null
 * for one that does not wait; `next` is the document to go on with, null when there is none.
 */
export type ReviewQueue = {
  place: number | null;
  total: number;
  next: { documentId: string; attempt: number } | null;
};
