/**
 * How two documents look alike, the surest way first: `number` and `date-total` are of one vendor, `number-total` of no known
 * one.
 */
export const duplicateLevels = ["file", "number", "number-total", "date-total", "text"] as const;

export type DuplicateLevel = (typeof duplicateLevels)[number];

/** The levels that values tell. */
export type ValueLevel = Exclude<DuplicateLevel, "file" | "text">;

/** Whether one level is stronger evidence than another. */
export const isStrongerLevel = (one: DuplicateLevel, other: DuplicateLevel): boolean =>
  duplicateLevels.indexOf(one) < duplicateLevels.indexOf(other);
