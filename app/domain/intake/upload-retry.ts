/** Responses after which a retry may succeed: sent again with the same key, the file is accepted or was already. */
const passing = new Set([0, 408, 425, 429, 500, 502, 503, 504]);

/** Whether a file with this response is sent again automatically; 0 stands for no response at all. */
export const isRetried = (status: number): boolean => passing.has(status);

/** How often a file is sent before a person is asked. */
export const maxUploadTries = 8;

const longest = 30_000;

/**
 * Milliseconds to wait before a file is sent again, after `tries` tries: twice as long each time, half of it by chance so that
 * many files do not come back at once, and never shorter than the server asked for.
 */
export function uploadDelay(tries: number, retryAfter: string | null, chance: number): number {
  const step = Math.min(longest, 1_000 * 2 ** (tries - 1));
  const asked = Number(retryAfter ?? 0) * 1_000;
  return Math.max(step / 2 + (step / 2) * chance, Number.isFinite(asked) ? Math.min(asked, 2 * longest) : 0);
}
