import { ReadingError } from "@engine/reading/reading-error";

/** Runs work that must throw ReadingError and gives its problem; anything else goes through. */
export async function refusedReading(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ReadingError) return error.problem;
    throw error;
  }
  return "was read";
}
