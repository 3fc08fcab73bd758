import { commit, read } from "~/data/commit";
import { insertRule, renewRules, selectRules, updateRule } from "~/data/shard/rules";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { maxRules, saveRuleInput } from "~/domain/rules/rule-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "./steps/require-model";

/**
 * Adds a rule to a model, or changes the one that is named; returns its id. Documents that wait are checked anew.
 * Throws InvalidInput, and AppError `not-found` and `conflict`.
 */
export const saveRule = defineOperation({
  name: "rules.save",
  permission: "TenantModel.EditModel",
  input: saveRuleInput,
  async run(context: TenantContext, { modelId, ruleId, ...given }): Promise<{ ruleId: string }> {
    const { shard, newId } = context;
    const model = await requireModel(context, modelId);
    const keys = model.fields.filter(({ line }) => !line).map(({ key }) => key);
    if (!keys.includes(given.field)) throw new AppError("invalid", "rules.error.field", { field: "field" });
    if (given.other !== "" && !keys.includes(given.other))
      throw new AppError("invalid", "rules.error.field", { field: "other" });
    const [rules] = await read(shard, [selectRules(shard, modelId)]);
    const before = rules.find(({ id }) => id === ruleId);
    if (ruleId !== undefined && !before) throw new AppError("not-found", "rules.error.not-found");
    if (!before && rules.length >= maxRules)
      throw new AppError("conflict", "rules.error.too-many", { values: { most: maxRules } });
    const id = before?.id ?? newId();
    const rule = { id, ...given };
    await commit(shard, [
      before ? updateRule(shard, modelId, rule) : insertRule(shard, modelId, rule),
      renewRules(shard, modelId),
      insertShardAudit(shard, auditOf(context, "rules.save", modelId, rule)),
    ]);
    return { ruleId: id };
  },
});
