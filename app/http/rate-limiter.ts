import type { RateLimit } from "~/domain/accounts/rate-limits";

/** Adds hits to the shared count of a window and returns the sum over all isolates. */
export type CountHits = (name: string, windowStart: Date, hits: number) => Promise<number>;

/** Lets hits through or not; one may count for several. Returns 0, or after how many seconds to come again. */
export type RateLimiter = (
  name: string,
  now: Date,
  count: CountHits,
  later: (work: Promise<unknown>) => void,
  hits?: number,
) => number;

type Tally = { window: number; shared: number; own: number; reportedAt: number; reporting: boolean };

/** An isolate reports this many hits at once, or what it has after this many milliseconds. */
const reportEvery = { hits: 50, milliseconds: 2_000 };

/**
 * A gate that never waits for the database: an isolate counts for itself and shares its count in the background, so
 * that a request costs a look into a map. Isolates learn of each other's hits when they report, so the limit can be
 * overrun by at most 50 hits, or two seconds, of each. Enough against a runaway client; a paid quota would need more.
 */
export function createRateLimiter({ most, window }: RateLimit): RateLimiter {
  const tallies = new Map<string, Tally>();
  return (name, now, count, later, hits = 1) => {
    const start = Math.floor(now.getTime() / window) * window;
    const tally = tallyOf(tallies, name, start);
    tally.own += hits;
    if (isDue(tally, now)) later(report(tally, name, now, count));
    return tally.shared + tally.own > most
      ? Math.max(1, Math.ceil((start + window - now.getTime()) / 1000))
      : 0;
  };
}

function tallyOf(tallies: Map<string, Tally>, name: string, start: number): Tally {
  const known = tallies.get(name);
  if (known?.window === start) return known;
  const tally = { window: start, shared: 0, own: 0, reportedAt: start, reporting: false };
  // Keys that stay away would fill the map.
  for (const [other, { window }] of tallies) if (window < start) tallies.delete(other);
  tallies.set(name, tally);
  return tally;
}

const isDue = (tally: Tally, now: Date) =>
  !tally.reporting &&
  (tally.own >= reportEvery.hits || now.getTime() - tally.reportedAt >= reportEvery.milliseconds);

async function report(tally: Tally, name: string, now: Date, count: CountHits): Promise<void> {
  const hits = tally.own;
  tally.reporting = true;
  try {
    tally.shared = await count(name, new Date(tally.window), hits);
    tally.own -= hits;
    tally.reportedAt = now.getTime();
  } finally {
    tally.reporting = false;
  }
}
