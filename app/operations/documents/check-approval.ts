import { z } from "zod";
import { approvable } from "~/domain/documents/approval";
import { maxInBulk } from "~/domain/documents/bulk-action";
import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import { encodeConcerns } from "~/domain/documents/concerns";
import { matchingInput } from "~/domain/documents/search-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { totalOf } from "./count-matching";
import { type ApprovalCounts, approvalCounts, countsOf } from "./steps/approval-counts";
import { requireModel, scopeOf } from "./steps/document-scope";
import { type ApprovalCandidate, assessedDocuments } from "./steps/unready-documents";

/**
 * What approving would do; `ready` and `documents` name those that could be approved and are ready or not, none of a whole
 * list.
 */
export type ApprovalCheck = {
  counts: ApprovalCounts;
  ready: ApprovalCandidate[];
  documents: ApprovalCandidate[];
};

/**
 * Says what approving these documents, or all that a filter and a search find, would do: how many are ready and what speaks
 * against the others. Changes no status. Throws AppError `not-found`, and `invalid` for more than 10,000.
 */
export const checkApproval = defineOperation({
  name: "documents.check-approval",
  permission: "TenantModel.ApproveDocument",
  input: z.union([documentIdsInput, matchingInput]),
  async run(context: TenantContext, asked): Promise<ApprovalCheck> {
    if ("documentIds" in asked) {
      const documents = await assessedDocuments(context, asked);
      const rows = documents.map(({ status, concerns }) => ({
        status,
        concerns: encodeConcerns(concerns),
        count: 1,
      }));
      const candidates = documents.filter(({ status }) => approvable.includes(status));
      return {
        counts: countsOf(rows),
        ready: candidates.filter(({ concerns }) => concerns.length === 0),
        documents: candidates.filter(({ concerns }) => concerns.length > 0),
      };
    }
    const { text = "", ...filter } = asked;
    const model = await requireModel(context, filter.modelId);
    const scope = scopeOf(context, filter, model.timeZone);
    const total = await totalOf(context.shard, { scope, text });
    if (total > maxInBulk)
      throw new AppError("invalid", "documents.error.too-many-matching", { values: { most: maxInBulk } });
    return { counts: await approvalCounts(context.shard, { scope, text }), ready: [], documents: [] };
  },
});
