/** How often reports are sent by themselves. */
export const rhythms = ["daily", "weekly", "monthly"] as const;
export type Rhythm = (typeof rhythms)[number];
