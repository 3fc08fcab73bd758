/**
 * The position of a document among those that wait for review, oldest first. `place` counts from 1, null for one that
 * does not wait; `next` is the following document, null when there is none.
 */
export type ReviewQueue = {
  place: number | null;
  total: number;
  next: { documentId: string; attempt: number } | null;
};
