import { commit } from "~/data/commit";
import { insertInboxRule, selectInboxRules, updateInboxRule } from "~/data/shard/inbox-rules";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { maxInboxRules, saveInboxRuleInput } from "~/domain/inbox/inbox-rule-inputs";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { completeRule } from "./steps/complete-rule";

/**
 * Adds a rule after all others, or changes the one that is named, which keeps its place; answers its id. Files that wait stay where they
 * are. Throws InvalidInput, and AppError `invalid`, `not-found` and `conflict`.
 */
export const saveInboxRule = defineOperation({
  name: "inbox-rules.save",
  permission: "TenantModel.EditModel",
  input: saveInboxRuleInput,
  async run(context: TenantContext, { ruleId, ...given }): Promise<{ ruleId: string }> {
    const { shard, newId, now } = context;
    const rules = await selectInboxRules(shard);
    const isThere = rules.some(({ id }) => id === ruleId);
    if (ruleId !== undefined && !isThere) throw gone();
    if (ruleId === undefined && rules.length >= maxInboxRules)
      throw new AppError("conflict", "rules.error.too-many", { values: { most: maxInboxRules } });
    const rule = await completeRule(context, { id: ruleId ?? newId(), ...given });
    const [saved] = await commit(shard, [
      isThere ? updateInboxRule(shard, rule) : insertInboxRule(shard, { ...rule, createdAt: now() }),
      insertShardAuditIfChanged(shard, auditOfTenant(context, "inbox-rules.save", rule)),
    ]);
    // Somebody deleted it meanwhile.
    if (saved.meta.changes === 0) throw gone();
    return { ruleId: rule.id };
  },
});

const gone = () => new AppError("not-found", "rules.error.not-found");
