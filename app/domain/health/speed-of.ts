import { percentile, type SpeedFigures } from "./service-report";

/** A document that was read to the end, and what answered it. */
type Finished = {
  documentId: string;
  tenantId: string;
  pages: number | null;
  receivedAt: Date;
  processedAt: Date | null;
  engine: string;
  model: string;
};

/**
 * How the latest finished documents went: half and 95 % of them were done within p50 and p95 milliseconds of their arrival, the
 * `most` slowest, and what answered how many. One that was processed again counts from its arrival and would look slow for
 * ever, so what took longer than a day is left out of the times.
 */
export function speedOf(finished: readonly Finished[], most: number): SpeedFigures {
  const timed = finished
    .flatMap(({ documentId, tenantId, pages, receivedAt, processedAt }) =>
      processedAt
        ? [{ documentId, tenantId, pages, milliseconds: processedAt.getTime() - receivedAt.getTime() }]
        : [],
    )
    .filter(({ milliseconds }) => milliseconds <= aDay)
    .sort((a, b) => a.milliseconds - b.milliseconds);
  const times = timed.map(({ milliseconds }) => milliseconds);
  return {
    sample: timed.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    slowest: timed.slice(Math.max(0, timed.length - most)).reverse(),
    versions: versionsIn(finished),
  };
}

const aDay = 24 * 60 * 60_000;

function versionsIn(finished: readonly Finished[]) {
  const counts = new Map<string, { engine: string; model: string; documents: number }>();
  for (const { engine, model } of finished) {
    const key = JSON.stringify([engine, model]);
    const found = counts.get(key) ?? { engine, model, documents: 0 };
    counts.set(key, { ...found, documents: found.documents + 1 });
  }
  return [...counts.values()].sort((a, b) => b.documents - a.documents).slice(0, mostVersions);
}

/** Each model that was trained has a version of its own; the list names the most used. */
const mostVersions = 10;
