import type { VersionMetrics } from "@fieldwise/engine/training";
import type { RunStage, RunState } from "~/domain/training/training-run";
import type { VersionState } from "~/domain/training/version-state";

/** A version as a list shows it; times are written out. */
export type VersionRow = {
  id: string;
  number: number;
  state: VersionState;
  made: string;
  isStale: boolean;
  documentCount: number;
  before: number;
  after: number;
  changedDocuments: number;
};

export type ShownRun = {
  state: RunState;
  stage: RunStage;
  done: number;
  total: number;
  problem: string | null;
};

/** A model of the tenant on the training page. */
export type ShownModel = {
  id: string;
  name: string;
  documents: number;
  trained: number;
  run: ShownRun | null;
  isPinned: boolean;
  activeNumber: number | null;
  candidate: { id: string; number: number } | null;
  versions: VersionRow[];
};

/** Weights that were published for a base model; the time is written out. */
export type ShownPublication = {
  number: number;
  versionNumber: number;
  documents: number;
  published: string;
};

/** A field's name on screen: a key, and the tenant's own name for a custom field. */
export type FieldName = { key: string; labelKey: string; name: string };

export type ShownMetrics = VersionMetrics;

/** A share from 0 to 1 as a figure of three decimals. */
export const figure = (share: number): string => share.toFixed(3);
