import { z } from "zod";
import type { Concern } from "~/domain/documents/concerns";
import { NotReady } from "~/domain/documents/not-ready";
import { settledStatusInput, updateResultInput } from "~/domain/documents/update-result-input";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireStatusAccess, updateResult } from "./update-result";

/** Results of one call: each is saved, learned from and looked at for duplicates by itself. */
const mostAtOnce = 50;

const anything = z.unknown().optional();
const updateResultsInput = z.object({
  modelId: z.string().min(1).max(64),
  results: z
    .array(
      updateResultInput
        .omit({ modelId: true, written: true, clicked: true })
        // An invalid result affects only its own document.
        .extend({ status: anything, confidence: anything, remark: anything }),
    )
    .min(1, "documents.error.none-chosen")
    .max(mostAtOnce, "documents.error.too-many-chosen"),
});

/**
 * The outcome of one result; `problem` is the key of a sentence, `revision` the document's when it was saved,
 * `concerns` what speaks against approving it when that is why it was not saved.
 */
export type ResultOutcome = {
  documentId: string;
  outcome: "done" | "conflict" | "not-found" | "invalid";
  problem: string | null;
  revision: number | null;
  concerns: readonly Concern[];
};

/**
 * Saves the corrections of several documents with their statuses, each for itself; values are canonical. Throws AppError
 * `forbidden` before anything is saved when one of the statuses is not the caller's to give.
 */
export const updateResults = defineOperation({
  name: "documents.update-results",
  permission: "TenantModel.EditDocument",
  input: updateResultsInput,
  async run(context: TenantContext, { modelId, results }): Promise<ResultOutcome[]> {
    for (const { status } of results)
      requireStatusAccess(context.actor, settledStatusInput.safeParse(status).data);
    const outcomes: ResultOutcome[] = [];
    for (const wanted of results)
      outcomes.push(await updateOne(context, { ...wanted, modelId, written: "canonical" }));
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
    return { documentId, outcome: "done", problem: null, revision, concerns: [] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, messageKey } = error;
    if (code !== "conflict" && code !== "not-found" && code !== "invalid") throw error;
    const concerns = error instanceof NotReady ? error.documents.flatMap((one) => one.concerns) : [];
    return { documentId, outcome: code, problem: messageKey, revision: null, concerns };
  }
}
