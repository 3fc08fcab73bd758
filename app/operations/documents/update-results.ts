import { z } from "zod";
import { saveCorrectionsInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { updateResult } from "./update-result";

/** Results of one call: each is saved, learnt from and looked at for duplicates by itself. */
const mostAtOnce = 50;

const updateResultsInput = z.object({
  modelId: z.string().min(1).max(64),
  results: z
    .array(
      saveCorrectionsInput.omit({ modelId: true, written: true, clicked: true }).extend({
        documentProcessingStatus: z.string().max(40).optional(),
      }),
    )
    .min(1, "documents.error.none-chosen")
    .max(mostAtOnce, "documents.error.too-many-chosen"),
});

/** What came of one result; `problem` is the key of a sentence, `revision` the document's when it was saved. */
export type ResultOutcome = {
  documentId: string;
  outcome: "done" | "conflict" | "not-found" | "invalid";
  problem: string | null;
  revision: number | null;
};

/** Saves the corrections of several documents, each for itself; values are canonical. */
export const updateResults = defineOperation({
  name: "documents.update-results",
  permission: "TenantModel.EditDocument",
  input: updateResultsInput,
  async run(context: TenantContext, { modelId, results }): Promise<ResultOutcome[]> {
    const outcomes: ResultOutcome[] = [];
    for (const { documentProcessingStatus: status, ...corrections } of results)
      outcomes.push(await updateOne(context, { ...corrections, modelId, written: "canonical", status }));
    return outcomes;
  },
});

async function updateOne(
  context: TenantContext,
  wanted: Parameters<typeof updateResult>[1],
): Promise<ResultOutcome> {
  const { documentId } = wanted;
  try {
    const { revision } = await updateResult(context, wanted);
    return { documentId, outcome: "done", problem: null, revision };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, messageKey } = error;
    if (code !== "conflict" && code !== "not-found" && code !== "invalid") throw error;
    return { documentId, outcome: code, problem: messageKey, revision: null };
  }
}
