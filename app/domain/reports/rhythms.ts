/** How often reports are sent automatically. */
export const rhythms = ["daily", "weekly", "monthly"] as const;
export type Rhythm = (typeof rhythms)[number];
