/** Where a document's files are kept, relative to the tenant. Words and images of pages belong to one attempt. */
export const documentFiles = {
  original: (documentId: string) => `documents/${documentId}/original`,
  words: (documentId: string, attempt: number, page: number) =>
    `documents/${documentId}/${attempt}/page-${page}.json`,
  embedded: (documentId: string, attempt: number) => `documents/${documentId}/${attempt}/embedded.json`,
  suggestions: (documentId: string, attempt: number) => `documents/${documentId}/${attempt}/suggestions.json`,
  input: (documentId: string, attempt: number, hash: string) =>
    `documents/${documentId}/${attempt}/input-${hash}.json`,
  /** A run of rows of a long table; several results may name the same one. */
  rows: (documentId: string, attempt: number, hash: string) =>
    `documents/${documentId}/${attempt}/rows-${hash}.json`,
  image: (documentId: string, attempt: number, page: number) =>
    `documents/${documentId}/${attempt}/page-${page}.png`,
  /** What the file says in words of a page that is recognised. */
  beside: (documentId: string, attempt: number, page: number) =>
    `documents/${documentId}/${attempt}/beside-${page}.json`,
  view: (documentId: string, attempt: number, page: number, width: number) =>
    `documents/${documentId}/${attempt}/view-${page}-${width}.webp`,
  part: (documentId: string, attempt: number, page: number, frame: readonly number[]) =>
    `documents/${documentId}/${attempt}/part-${page}-${frame.join("-")}.png`,
  /** What restoring a deleted document puts back. */
  trashed: (documentId: string) => `documents/${documentId}/trashed.json`,
  all: (documentId: string) => `documents/${documentId}/`,
};
