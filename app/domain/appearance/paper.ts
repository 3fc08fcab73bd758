/** How much of the room the paper may take beside its values, in percent. */
export const paperLimits = { narrowest: 30, usual: 59, widest: 75 } as const;

/** A width as one that can be kept: a whole number of percent within the limits; the usual one for no number. */
export function paperOf(percent: number): number {
  if (!Number.isFinite(percent)) return paperLimits.usual;
  return Math.round(Math.min(paperLimits.widest, Math.max(paperLimits.narrowest, percent)));
}
