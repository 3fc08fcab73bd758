import { AppError } from "~/domain/errors/app-error";

type Lookup<T> = {
  /** Whether the row that was to be written is there. */
  findOurs: () => Promise<unknown>;
  /** What came before with the same source key. */
  findOther: () => Promise<T | null>;
  deleteFile: () => Promise<void>;
};

/**
 * The outcome of an arrival when the database answered the writing of its row with an error. Null when the row is
 * there: it was written, and only the answer got lost. The other arrival when two came at once: its row exists and our
 * file goes. Throws `error` when neither is there; the file stays then, since the row may still be on its way, and the
 * sweep deletes files that never got one.
 */
export async function resolveFailedInsert<T>(
  error: unknown,
  { findOurs, findOther, deleteFile }: Lookup<T>,
): Promise<T | null> {
  if (error instanceof AppError) throw error;
  if (await findOurs()) return null;
  const other = await findOther();
  if (!other) throw error;
  await deleteFile();
  return other;
}
