import type { Scorer } from "@fieldwise/engine/training";

/** Scorers that an isolate keeps: each takes about a megabyte. */
const mostKept = 8;
const kept = new Map<string, Scorer>();

/**
 * The weights of a trained version, opened once in an isolate. A version of the service's own models and what was
 * published of it are the same weights.
 */
export async function keptScorer(versionId: string, open: () => Promise<Scorer>): Promise<Scorer> {
  const scorer = kept.get(versionId) ?? (await open());
  kept.delete(versionId);
  kept.set(versionId, scorer);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return scorer;
}
