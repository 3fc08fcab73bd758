/** What a new organization does first; `to` is null for somebody who may not do it. */
export type HomeStep = { key: "model" | "document" | "people"; done: boolean; to: string | null };

/** The steps for somebody who can do one that is not done yet; none for everybody else, whom they would only nag. */
export const stepsToShow = (steps: HomeStep[]): HomeStep[] =>
  steps.some(({ done, to }) => !done && to !== null) ? steps : [];
