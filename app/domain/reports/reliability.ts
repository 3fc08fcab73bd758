/**
 * Where the classes of confidence begin in which "how sure were we" is compared with "how often was it right"; finer
 * where most values are and where it decides whether someone looks.
 */
export const confidenceClasses: readonly number[] = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/** Where a value came from, as its reasons and its page say. */
export const origins = ["textLayer", "recognition", "embedded", "memory", "suggestion"] as const;
export type Origin = (typeof origins)[number];
