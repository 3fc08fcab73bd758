import { baseKnowledge, type Knowledge } from "~/domain/extraction/knowledge";
import type { TenantModel } from "~/domain/models/tenant-model";
import type { Page } from "~/domain/reading/page";
import { loadEmbedded } from "./load-embedded";
import type { RunContext } from "./processing-context";

/** The document that knowledge is wanted for, as read. */
export type ReadDocument = {
  model: TenantModel;
  documentId: string;
  attempt: number;
  pages: readonly Page[];
};

/** Loads what the engine should know for this document: the model's weights, memories of its layout, embedded data. */
export async function gatherKnowledge(context: RunContext, document: ReadDocument): Promise<Knowledge> {
  return { ...baseKnowledge, embedded: await loadEmbedded(context.files, document) };
}
