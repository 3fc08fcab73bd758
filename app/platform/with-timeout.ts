/** Thrown when nothing arrived in time. */
export class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** Waits for the answer no longer than this many milliseconds; throws TimeoutError after that. The work itself is not stopped. */
export async function withTimeout<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
