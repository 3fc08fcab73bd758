/** The state of a document in a file: its revision and a digest of its values. */
export const revisionTag = (revision: number, digest: string): string =>
  `r${revision}-${digest.slice(0, digestLength)}`;

/** Two states of one document agree in this many hexadecimal digits once in four thousand million. */
const digestLength = 8;

/** Whether a row was written of the document as it stands; one of the API may name the revision alone. */
export function isOfRevision(written: string, revision: number, tag: string): boolean {
  return written.toLowerCase() === tag || (/^\d{1,9}$/.test(written) && Number(written) === revision);
}

/** Whether this is a revision at all. */
export const isRevision = (written: string): boolean => /^(?:r\d{1,9}-[0-9a-f]{8}|\d{1,9})$/i.test(written);
