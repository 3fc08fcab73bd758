import type { AnnotationOutcome } from "~/domain/annotations/annotation";
import { isZip } from "~/domain/intake/is-zip";
import { entriesOf, NotAZipFile } from "../zip-files/entries-of";

/** What a file of annotations may weigh: a long document with all its rows is a few hundred kilobytes. */
const mostBytes = 5 * 1024 * 1024;

/** An annotation as it was sent, not looked at yet. */
export type AnnotationFile = { name: string; content: unknown };

/** The annotations that were found, and the outcomes of files that hold none. */
type ReadAnnotations = { files: AnnotationFile[]; unread: AnnotationOutcome[] };

/**
 * The annotations of a file: its own JSON, or every JSON file of a ZIP file, as the one that was downloaded to annotate. What
 * else is in a ZIP file (images of pages) is passed over.
 */
export async function readAnnotationFile(name: string, bytes: Uint8Array): Promise<ReadAnnotations> {
  if (!isZip(bytes)) return jsonOf(name, bytes);
  const read: ReadAnnotations = { files: [], unread: [] };
  try {
    for await (const { path, bytes: unpacked, problem } of entriesOf(
      new Blob([new Uint8Array(bytes)]).stream(),
    )) {
      if (!/\.json$/i.test(path)) continue;
      const { files, unread } = unpacked ? jsonOf(path, unpacked) : notTaken(path, problem);
      read.files.push(...files);
      read.unread.push(...unread);
    }
  } catch (error) {
    if (!(error instanceof NotAZipFile)) throw error;
    return notTaken(name, "zip.problem.broken-file");
  }
  return read.files.length + read.unread.length > 0 ? read : notTaken(name, "annotations.error.none-inside");
}

function jsonOf(name: string, bytes: Uint8Array): ReadAnnotations {
  if (bytes.byteLength > mostBytes) return notTaken(name, "annotations.error.not-json");
  try {
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return { files: [{ name, content }], unread: [] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return notTaken(name, "annotations.error.not-json");
  }
}

const notTaken = (file: string, problem: string): ReadAnnotations => ({
  files: [],
  unread: [{ file, documentId: null, outcome: "invalid", problem, field: null }],
});
