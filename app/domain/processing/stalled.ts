/**
 * When a run counts as dead. A live run moves at least every half minute (each page and each round of waiting touches
 * it), so three minutes are slow, not busy; every further re-drive waits twice as long, because a long queue is no fault.
 */
export const stalled = {
  afterMilliseconds: 180_000,
  doublings: 5,
  /** A run that died twice without a page read in between will die again. */
  mostRedrives: 1,
} as const;

/** Whether a run that stopped moving is given up rather than started again. One that waits in a queue never is. */
export const isUnrecoverable = (run: { status: string; redrives: number }): boolean =>
  run.status === "processing" && run.redrives >= stalled.mostRedrives;
