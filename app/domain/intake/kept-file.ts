/** A file that came by mail and lacks only a model is kept for this many days. */
export const keptDays = 30;

export const keptUntil = (now: Date): Date => new Date(now.getTime() + keptDays * 24 * 60 * 60 * 1000);

/** Where such a file is kept, relative to the tenant: the same for the same part of the same mail. */
export const keptFileKey = (digest: string): string => `intake/${digest}/original`;
