/** After this many starts without progress a job ends with a problem. */
export const maxJobAttempts = 12;

/** An export that has run for so long (milliseconds) is given up when it stalls once more. */
export const exportTimeout = 24 * 60 * 60 * 1000;

/** Scoring others again after a correction takes minutes; after so long (milliseconds) its message was lost. */
export const rescoringTimeout = 60 * 60 * 1000;
