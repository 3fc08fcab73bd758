const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The bounds between which the time from received to approved is counted; the last class has none. They are kept as counters,
 * so that the median of a million documents costs what that of ten costs.
 */
export const reviewBounds: readonly number[] = [
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
  day,
  2 * day,
  3 * day,
  7 * day,
  14 * day,
  30 * day,
];

/**
 * The bound within which at least half were approved; infinite beyond the last one, null when none was approved.
 * `classes` counts the approved of each class.
 */
export function medianBound(classes: readonly number[]): number | null {
  const total = classes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let reached = 0;
  for (const [index, count] of classes.entries()) {
    reached += count;
    if (reached * 2 >= total) return reviewBounds[index] ?? Number.POSITIVE_INFINITY;
  }
  return Number.POSITIVE_INFINITY;
}
