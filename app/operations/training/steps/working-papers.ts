import type { FileStore } from "../../ports";

/** Keeps a working paper of a training. Writing it again writes the same. */
export const storePaper = (files: FileStore, key: string, paper: unknown): Promise<void> =>
  files.put(key, JSON.stringify(paper), "application/json");

/** Reads a working paper back. Throws when it is missing. */
export async function loadPaper<T>(files: FileStore, key: string): Promise<T> {
  const bytes = await files.bytes(key);
  if (!bytes) throw new Error(`${key} is missing`);
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}
