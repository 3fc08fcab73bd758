import type { DuplicateLevel } from "@fieldwise/engine/duplicates";

/** Another document that this one looks like. `earlier` says that the other came first; `likeness` is 0..1. */
export type DuplicateDetails = {
  documentId: string;
  fileName: string;
  level: DuplicateLevel;
  likeness: number | null;
  earlier: boolean;
};
