import type { AnnotationOutcome } from "~/domain/annotations/annotation";
import { AppError } from "~/domain/errors/app-error";
import { isZip } from "~/domain/intake/is-zip";
import { entriesOf, NotAZipFile } from "../../zip-files/steps/entries-of";

/** What a file of annotations may weigh: a long document with all its rows is a few hundred kilobytes. */
const mostBytes = 5 * 1024 * 1024;

/** What all files of one call may weigh together, unpacked: they are in memory until the last one is counted. */
const mostBytesTogether = 25 * 1024 * 1024;

export const maxAnnotationFiles = 50;

/** An annotation as it was sent: JSON, not looked at yet. */
export type AnnotationFile = { name: string; bytes: Uint8Array };

/** The annotations that were found, and the outcomes of files that hold none. */
type ReadAnnotations = { files: AnnotationFile[]; unread: AnnotationOutcome[] };

/** What the files of one call may still add; all of them count against the same room. */
export type RemainingLimits = { files: number; bytes: number };

export const initialLimits = (): RemainingLimits => ({ files: maxAnnotationFiles, bytes: mostBytesTogether });

/**
 * The annotations of a file: its own JSON, or every JSON file of a ZIP file, as the one that was downloaded to annotate. What
 * else is in a ZIP file (images of pages) is passed over. Each is counted before it is kept: throws AppError when there is
 * no room for it.
 */
export async function readAnnotationFile(
  name: string,
  bytes: Uint8Array,
  room: RemainingLimits = initialLimits(),
): Promise<ReadAnnotations> {
  if (!isZip(bytes)) return jsonOf(name, bytes, room);
  const read: ReadAnnotations = { files: [], unread: [] };
  try {
    for await (const { path, bytes: unpacked, problem } of entriesOf(
      new Blob([new Uint8Array(bytes)]).stream(),
    )) {
      if (!/\.json$/i.test(path)) continue;
      const { files, unread } = unpacked ? jsonOf(path, unpacked, room) : notTaken(path, problem);
      read.files.push(...files);
      read.unread.push(...unread);
    }
  } catch (error) {
    if (!(error instanceof NotAZipFile)) throw error;
    return notTaken(name, "zip.problem.broken-file");
  }
  return read.files.length + read.unread.length > 0 ? read : notTaken(name, "annotations.error.none-inside");
}

function jsonOf(name: string, bytes: Uint8Array, room: RemainingLimits): ReadAnnotations {
  room.files -= 1;
  room.bytes -= bytes.byteLength;
  if (room.files < 0) throw new AppError("invalid", "annotations.error.too-many-files", { field: "files" });
  if (room.bytes < 0) throw new AppError("too-large", "annotations.error.too-much", { field: "files" });
  if (bytes.byteLength > mostBytes) return notTaken(name, "annotations.error.not-json");
  try {
    annotationIn({ name, bytes });
    return { files: [{ name, bytes }], unread: [] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return notTaken(name, "annotations.error.not-json");
  }
}

/** What a file holds. It is many times as large as its text, so that only one is had at a time. */
export const annotationIn = ({ bytes }: AnnotationFile): unknown =>
  JSON.parse(new TextDecoder().decode(bytes));

const notTaken = (file: string, problem: string): ReadAnnotations => ({
  files: [],
  unread: [{ file, documentId: null, outcome: "invalid", problem, field: null }],
});
