/** Nothing waits longer than this for a turn, in milliseconds, except for a piece that cannot be divided. */
const longestPiece = 30;

/**
 * A pause to be asked for between the pieces of long work: a turn of the event loop when the last one is a while ago, and
 * nothing otherwise. One isolate does many things at a time, and what runs in one piece keeps all others waiting.
 */
export function turns(now: () => number = () => performance.now()): () => Promise<void> | undefined {
  let last = now();
  return () => {
    if (now() - last < longestPiece) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        last = now();
        resolve();
      }, 0),
    );
  };
}
