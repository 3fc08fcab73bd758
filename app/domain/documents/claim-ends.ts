/** How long a claim lasts without being renewed, in milliseconds. */
const claimLasts = 10 * 60_000;

/** When a claim ends that was taken or renewed at this moment. */
export const claimEnds = (at: Date): Date => new Date(at.getTime() + claimLasts);
