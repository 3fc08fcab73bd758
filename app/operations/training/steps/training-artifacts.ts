import { readStored, type StoredKind, storedText } from "~/domain/stored/stored-kind";
import type { FileStore } from "../../ports";

/** Stores an artifact of a training. Writing it again writes the same. */
export const storeTrainingArtifact = <T>(
  files: FileStore,
  kind: StoredKind<T>,
  key: string,
  paper: T,
): Promise<void> => files.put(key, storedText(kind, paper), "application/json");

/** Reads an artifact back. Throws when it is missing, or not of its kind. */
export async function loadTrainingArtifact<T>(
  files: FileStore,
  kind: StoredKind<T>,
  key: string,
): Promise<T> {
  const paper = readStored(kind, await files.bytes(key));
  if (paper === null) throw new Error(`${key} is missing`);
  return paper;
}
