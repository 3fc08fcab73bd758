const day = 24 * 60 * 60 * 1000;

/** How long a deletion can be cancelled (specification, section 9: 15 days). Milliseconds. */
export const curePeriod = 15 * day;

/** The days before the end on which the organization is reminded. */
export const remindedDaysBefore = [7, 1] as const;

/** The moment this many days before a deletion is carried out. */
export const daysBefore = (dueAt: Date, days: number): Date => new Date(dueAt.getTime() - days * day);
