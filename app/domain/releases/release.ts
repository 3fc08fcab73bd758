/** `waiting` until the files are stored; `failed` when it was tried often enough. */
export type ReleaseState = "waiting" | "done" | "failed";

/** How often a release is tried before it is given up: within about an hour and a half. */
export const maxReleaseAttempts = 6;

/** Seconds until a release is tried again after this many attempts: 1, 3, 9, 27 and then 60 minutes. */
export const releaseDelay = (attempts: number): number => Math.min(3_600, 60 * 3 ** (attempts - 1));
