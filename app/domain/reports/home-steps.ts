/** The first steps of a new organization; `to` is null for users who may not take them. */
export type HomeStep = { key: "model" | "document" | "people"; done: boolean; to: string | null };

/** For so many days an organization is new: whoever has invited nobody by then works alone, and is asked no more. */
const newFor = 14;
const dayMs = 86_400_000;

/**
 * The steps for someone who can do one that is not done yet; none for everyone else, whom they would only nag. `begun`
 * is when the first model was made.
 */
export function stepsToShow(steps: HomeStep[], begun: Date | null, now: Date): HomeStep[] {
  const isNew = begun === null || now.getTime() - begun.getTime() < newFor * dayMs;
  const asked = steps.filter(({ key }) => isNew || key !== "people");
  return asked.some(({ done, to }) => !done && to !== null) ? steps : [];
}
