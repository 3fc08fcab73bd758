import { read } from "~/data/commit";
import { selectBudget } from "~/data/shard/error-budgets";
import { budgetModelInput } from "~/domain/error-budget/budget-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/** The error budget of a model; null when none is set. Throws AppError `not-found`. */
export const getErrorBudget = defineOperation({
  name: "error-budget.get",
  permission: "TenantModel.EditModel",
  input: budgetModelInput,
  async run(context: TenantContext, { modelId }) {
    await requireModel(context, modelId);
    const [[kept = null]] = await read(context.shard, [selectBudget(context.shard, modelId)]);
    return kept;
  },
});
