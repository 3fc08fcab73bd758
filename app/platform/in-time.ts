/** Thrown when nothing arrived in time. */
export class TooLate extends Error {
  override name = "TooLate";
}

/** Waits for the answer no longer than this many milliseconds; throws TooLate after that. The work itself is not stopped. */
export async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
