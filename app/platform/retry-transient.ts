import { isTransientError } from "~/domain/errors/is-transient-error";

const waits = [250, 1_000, 3_000];

/** Runs an idempotent action, and retries it after a transient failure; three times at most. */
export async function retryTransient<T>(
  act: () => Promise<T>,
  wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
): Promise<T> {
  for (const milliseconds of waits) {
    try {
      return await act();
    } catch (error) {
      if (!isTransientError(error)) throw error;
      await wait(milliseconds);
    }
  }
  return act();
}
