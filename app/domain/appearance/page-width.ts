/** The limits of the page image's width beside the values, in percent. */
export const pageWidthLimits = { narrowest: 30, usual: 59, widest: 75 } as const;

/** A width that can be stored: a whole number of percent within the limits; the default if it is not a number. */
export function clampPageWidth(percent: number): number {
  if (!Number.isFinite(percent)) return pageWidthLimits.usual;
  return Math.round(Math.min(pageWidthLimits.widest, Math.max(pageWidthLimits.narrowest, percent)));
}
