import { baseKnowledge, type DocumentLayout, type Knowledge } from "@fieldwise/engine/memory";
import { loadOwnMemory } from "../../learning/steps/load-own-memory";
import type { RunContext } from "../processing-context";
import { loadEmbedded } from "./load-embedded";
import { loadScorer, type ScoredModel } from "./load-scorer";
import { loadSuggestions } from "./load-suggestions";

/** The document that knowledge is wanted for, as it was read and laid out. */
export type ReadDocument = {
  model: ScoredModel;
  documentId: string;
  attempt: number;
  layout: DocumentLayout;
};

/** Loads what the engine should know for this document: the model's weights, memories of its layout, embedded data. */
export async function gatherKnowledge(context: RunContext, document: ReadDocument): Promise<Knowledge> {
  const [scorer, embedded, memories, suggestions] = await Promise.all([
    loadScorer(context, document.model),
    loadEmbedded(context.files, document),
    loadOwnMemory(context, document.model.id, document.layout),
    loadSuggestions(context.files, document),
  ]);
  return { ...baseKnowledge, scorer, embedded, memories, ...(suggestions && { suggestions }) };
}
