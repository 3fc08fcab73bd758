import { baseKnowledge, type Knowledge, type Page } from "@fieldwise/engine";
import type { KeptModel } from "~/data/shard/tenant-models";
import { loadOwnMemory } from "../learning/load-own-memory";
import { loadEmbedded } from "./load-embedded";
import { loadScorer } from "./load-scorer";
import { loadSuggestions } from "./load-suggestions";
import type { RunContext } from "./processing-context";

/** The document that knowledge is wanted for, as read. */
export type ReadDocument = {
  model: Pick<KeptModel, "id" | "activeVersionId">;
  documentId: string;
  attempt: number;
  pages: readonly Page[];
};

/** Loads what the engine should know for this document: the model's weights, memories of its layout, embedded data. */
export async function gatherKnowledge(context: RunContext, document: ReadDocument): Promise<Knowledge> {
  const { id, activeVersionId } = document.model;
  const [scorer, embedded, memories, suggestions] = await Promise.all([
    loadScorer(context, id, activeVersionId),
    loadEmbedded(context.files, document),
    loadOwnMemory(context, id, document.pages),
    loadSuggestions(context.files, document),
  ]);
  return { ...baseKnowledge, scorer, embedded, memories, ...(suggestions && { suggestions }) };
}
