/** How long a key can live, in days; null is until it is revoked. */
export const keyLifetimes = [30, 90, 365, null] as const;
