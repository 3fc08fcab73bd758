import type { FileKind } from "./file-kind";
import { inspectFile } from "./inspect-file";

/**
 * Checks the bounds of an incoming file by its content and says what it is; meant for the moment it arrives. Throws
 * ReadingError with the reason. Whether an encrypted PDF opens without a password shows only when a reader opens it.
 */
export async function checkFile(bytes: Uint8Array): Promise<FileKind> {
  return (await inspectFile(bytes)).kind;
}
