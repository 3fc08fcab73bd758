/** A day as an ISO date in UTC: bills, trials and periods are counted in days. */
export type Day = string;

const milliseconds = 86_400_000;

/** The day of a moment. */
export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);

/** The moment at which a day begins. */
export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);

/** The day this many days later, or earlier when negative. */
export const addDays = (day: Day, days: number): Day =>
  dayOf(new Date(startOfDay(day).getTime() + days * milliseconds));

/** How many days it is from one day to another. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / milliseconds);
