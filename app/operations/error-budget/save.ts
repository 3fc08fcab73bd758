import { commit, read } from "~/data/commit";
import { beyondLastPosition } from "~/data/shard/document-readiness";
import { putBudget, selectBudget, setPassing } from "~/data/shard/error-budgets";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { saveBudgetInput } from "~/domain/error-budget/budget-inputs";
import { nothingSkipsReview } from "~/domain/error-budget/review-thresholds";
import { sampleNumberCount } from "~/domain/error-budget/sample-number-of";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { deriveBudget } from "./steps/derive-budget";

/**
 * Saves what may go wrong in a model and has it decide from now on which values nobody needs to look at; what was taken back
 * before begins anew. Throws AppError `not-found` and `invalid` for a field that the model does not have.
 */
export const saveErrorBudget = defineOperation({
  name: "error-budget.save",
  permission: "TenantModel.EditModel",
  input: saveBudgetInput,
  async run(context: TenantContext, { modelId, auditPercent, ...given }): Promise<void> {
    const { shard, actor, now } = context;
    const model = await requireModel(context, modelId);
    const keys = model.fields.filter(({ line }) => !line).map(({ key }) => key);
    const unknown = Object.keys(given.own).find((key) => !keys.includes(key));
    if (unknown !== undefined)
      throw new AppError("invalid", "rules.error.field", { field: `own.${unknown}` });
    const [[before]] = await read(shard, [selectBudget(shard, modelId)]);
    await commit(shard, [
      putBudget(shard, {
        modelId,
        ...given,
        auditShare: Math.round((auditPercent * sampleNumberCount) / 100),
        state: "acting",
        reason: null,
        changedAt: now(),
        savedBy: actor.id,
        dueAt: now(),
      }),
      insertShardAudit(shard, auditOf(context, "error-budget.save", modelId, { ...given, auditPercent })),
      ...(before && model.passing
        ? []
        : [setPassing(shard, modelId, nothingSkipsReview, beyondLastPosition)]),
    ]);
    const [[row]] = await read(shard, [selectBudget(shard, modelId)]);
    if (row) await deriveBudget(context, row, await requireModel(context, modelId), true);
  },
});
