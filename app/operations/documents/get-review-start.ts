import { modelIdInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { readLanes, toReview } from "./steps/review-lanes";

/**
 * Where the review of a model's documents begins: how many wait for someone to look at them, and the oldest that nobody else
 * works on or was given (null without one). A model that is not there has none.
 */
export const getReviewStart = defineOperation({
  name: "documents.get-review-start",
  permission: "TenantModel.ViewDocument",
  input: modelIdInput,
  async run(context: TenantContext, { modelId }): Promise<{ total: number; documentId: string | null }> {
    const { total, first } = await readLanes(context, modelId, toReview, -1);
    return { total, documentId: first?.id ?? null };
  },
});
