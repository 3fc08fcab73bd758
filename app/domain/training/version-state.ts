/** The state of a version of a tenant model: proposed, in use, used before, or discarded. */
export type VersionState = "candidate" | "active" | "retired" | "discarded";

/** How a version would answer on stored documents: how many were looked at, and what would become of their values. */
export type ChangesSummary = {
  documents: number;
  changedDocuments: number;
  changedValues: number;
  better: number;
  worse: number;
};

/** Whether a person may put the version into use: one that is new, or one that was in use before. */
export const mayPromote = (state: VersionState): boolean => state === "candidate" || state === "retired";

/** Whether a person may discard the version. What was in use stays in the history. */
export const mayDiscard = (state: VersionState): boolean => state === "candidate";

export type Decision = "promote" | "discard" | "roll-back";

/** Whether the version of a service's own model may be published: it is tried out there first. */
export const mayPublish = (state: VersionState): boolean => state === "active";

/** What a person can decide about a version as it stands. While the model is pinned nothing takes the place of what is in use. */
export function decisionsOn(state: VersionState, isPinned: boolean): Decision[] {
  if (state === "active") return isPinned ? [] : ["roll-back"];
  return [
    ...(mayPromote(state) && !isPinned ? (["promote"] as const) : []),
    ...(mayDiscard(state) ? (["discard"] as const) : []),
  ];
}

/** How many steps can be rolled back. */
const mostSteps = 20;

type InUse = { id: string; previousIds: readonly string[] };

/** The versions that were in use before one that takes the place of `active`, null for the base model; the latest last. */
export const previousOf = (active: InUse | null): string[] =>
  active ? [...active.previousIds, active.id].slice(-mostSteps) : [];

/** The version to go back to from the one in use: the one it took the place of, or null for the base model. */
export function versionBefore<V extends { id: string }>(active: InUse, versions: readonly V[]): V | null {
  const id = active.previousIds.at(-1);
  return versions.find((version) => version.id === id) ?? null;
}
