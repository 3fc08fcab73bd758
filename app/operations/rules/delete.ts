import { commit, read } from "~/data/commit";
import { deleteRuleRow, renewRules, selectRules } from "~/data/shard/rules";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { ruleOfModelInput } from "~/domain/rules/rule-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "./steps/require-model";

/** Deletes a rule; documents that wait are checked anew. Throws AppError `not-found`. */
export const deleteRule = defineOperation({
  name: "rules.delete",
  permission: "TenantModel.EditModel",
  input: ruleOfModelInput,
  async run(context: TenantContext, { modelId, ruleId }): Promise<void> {
    const { shard } = context;
    await requireModel(context, modelId);
    const [rules] = await read(shard, [selectRules(shard, modelId)]);
    const rule = rules.find(({ id }) => id === ruleId);
    if (!rule) throw new AppError("not-found", "rules.error.not-found");
    await commit(shard, [
      deleteRuleRow(shard, modelId, ruleId),
      renewRules(shard, modelId),
      insertShardAudit(shard, auditOf(context, "rules.delete", modelId, { sentence: rule.sentence })),
    ]);
  },
});
