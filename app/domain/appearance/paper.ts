/** The limits of the page image's width beside the values, in percent. */
export const paperLimits = { narrowest: 30, usual: 59, widest: 75 } as const;

/** A width that can be stored: a whole number of percent within the limits; the default if it is not a number. */
export function paperOf(percent: number): number {
  if (!Number.isFinite(percent)) return paperLimits.usual;
  return Math.round(Math.min(paperLimits.widest, Math.max(paperLimits.narrowest, percent)));
}
