/** How two documents look alike, the surest way first. */
export const duplicateLevels = ["file", "number", "date-total", "text"] as const;

export type DuplicateLevel = (typeof duplicateLevels)[number];

/** Whether one level says more than another. */
export const isSurer = (one: DuplicateLevel, other: DuplicateLevel): boolean =>
  duplicateLevels.indexOf(one) < duplicateLevels.indexOf(other);
