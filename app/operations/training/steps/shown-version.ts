import type { VersionRow } from "~/data/shard/model-versions";

export type ShownVersion = ReturnType<typeof shownVersion>;

/** A version as screens and the API show it. */
export function shownVersion(row: VersionRow) {
  const { id, modelId, number, name, state, baseVersion, metrics, documentCount, changes } = row;
  const { staleAt, createdAt, decidedAt } = row;
  return {
    id,
    modelId,
    number,
    name,
    state,
    baseVersion,
    metrics,
    documentCount,
    changes,
    staleAt,
    createdAt,
    decidedAt,
  };
}
