/** Whether a training is running, has made a version, or failed. */
export type RunState = "running" | "ready" | "failed";

/** What a training is doing, in this order. */
export const runStages = ["waiting", "collecting", "measuring", "training", "comparing"] as const;

export type RunStage = (typeof runStages)[number];

/** A run that has not moved for so long (milliseconds) counts as dead, and another may start. */
export const trainingTimeout = 15 * 60_000;

/** Whether a run has stalled although it has not ended. */
export const isStalledRun = (run: { state: RunState; progressAt: Date }, now: Date): boolean =>
  run.state === "running" && now.getTime() - run.progressAt.getTime() > trainingTimeout;

/** How many documents one step of a training takes; a step then lasts a few seconds at most. */
export const documentsAtOnce = 20;
/** The most documents a version is trained with: the latest submitted ones. */
export const maxTrainingDocuments = 250;
/** The most stored documents that a new version is compared on: the latest ones. */
export const maxComparedDocuments = 500;
/** Fewer documents than this teach nothing that applies to others. */
export const minTrainingDocuments = 3;
