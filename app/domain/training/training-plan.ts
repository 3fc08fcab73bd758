import type { Origin } from "@fieldwise/engine/training";
import type { TenantModel } from "../models/tenant-model";
import type { Pin } from "./pinned-weights";

/**
 * What a training goes by from beginning to end, whatever changes meanwhile: the model as it stood, the version to be
 * made, the one in use, and the ids of the documents to learn from and of those to compare answers on.
 */
export type TrainingPlan = {
  model: TenantModel & { pin?: Pin | null };
  version: { id: string; number: number; name: string; baseVersion: string };
  activeVersionId: string | null;
  learn: string[];
  compare: string[];
};

/** A document that is learned from: the state of it that was read, and what tells its vendor. */
export type LearntDocument = Origin & { documentId: string; attempt: number; revision: number };

/** The documents whose answers are looked at: those to compare, then those learned from that are not among them. */
export function answeredIds({ learn, compare }: TrainingPlan): string[] {
  return [...new Set([...compare, ...learn])];
}

/** One part of a list, `size` long except for the last. */
export const chunkOf = <T>(list: readonly T[], chunk: number, size: number): T[] =>
  list.slice(chunk * size, (chunk + 1) * size);

/** How many parts of this size a list has. */
export const chunkCount = (list: readonly unknown[], size: number): number => Math.ceil(list.length / size);
