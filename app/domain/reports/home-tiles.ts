/**
 * The figures of the dashboard's tiles for a period: share from 0 to 1, time in milliseconds or infinite; null for no
 * documents.
 */
export type TileFigures = { documents: number; untouched: number | null; reviewTime: number | null };

/** A value as it is shown, or the text that says it, with its number. */
export type TileValue = string | { key: string; count: number };

/** One tile: `before` is the value of the period before, null where what counts is now. */
export type HomeTile = { key: string; value: TileValue; before: TileValue | null };

const minute = 60_000;
const nothing = "–";

/** Writes a count and a percentage as the reader does. */
type Shown = { count(count: number): string; percent(percent: number): string };

/** The period in four numbers, each against the period before. */
export function homeTiles(
  figures: TileFigures,
  before: TileFigures,
  waiting: number,
  shown: Shown,
): HomeTile[] {
  const values = ({ documents, untouched, reviewTime }: TileFigures): Record<string, TileValue> => ({
    documents: shown.count(documents),
    untouched: untouched === null ? nothing : shown.percent(Math.round(untouched * 100)),
    "review-time": timeOf(reviewTime),
  });
  const earlier = values(before);
  return [
    ...Object.entries(values(figures)).map(([key, value]) => ({
      key,
      value,
      before: earlier[key] ?? nothing,
    })),
    { key: "waiting", value: shown.count(waiting), before: null },
  ];
}

function timeOf(bound: number | null): TileValue {
  if (bound === null) return nothing;
  if (bound === Number.POSITIVE_INFINITY) return { key: "dashboard.tile.longer", count: 0 };
  const minutes = bound / minute;
  if (minutes < 60) return { key: "dashboard.tile.minutes", count: minutes };
  const hours = minutes / 60;
  return hours < 48
    ? { key: "dashboard.tile.hours", count: hours }
    : { key: "dashboard.tile.days", count: hours / 24 };
}
