import { commit } from "~/data/commit";
import { beyondLastPosition } from "~/data/shard/document-readiness";
import { deleteBudget, setPassing } from "~/data/shard/error-budgets";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { budgetModelInput } from "~/domain/error-budget/budget-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/**
 * Removes the error budget of a model: the confidence level decides again what needs review. Throws AppError
 * `not-found`.
 */
export const removeErrorBudget = defineOperation({
  name: "error-budget.remove",
  permission: "TenantModel.EditModel",
  input: budgetModelInput,
  async run(context: TenantContext, { modelId }): Promise<void> {
    const { shard } = context;
    await requireModel(context, modelId);
    await commit(shard, [
      deleteBudget(shard, modelId),
      setPassing(shard, modelId, null, beyondLastPosition),
      insertShardAudit(shard, auditOf(context, "error-budget.remove", modelId, {})),
    ]);
  },
});
