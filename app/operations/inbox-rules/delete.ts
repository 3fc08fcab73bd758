import { commit } from "~/data/commit";
import { deleteInboxRuleRow, selectInboxRules } from "~/data/shard/inbox-rules";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { inboxRuleInput } from "~/domain/inbox/inbox-rule-inputs";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Deletes a rule; documents that it placed stay where they are. Throws AppError `not-found`. */
export const deleteInboxRule = defineOperation({
  name: "inbox-rules.delete",
  permission: "TenantModel.EditModel",
  input: inboxRuleInput,
  async run(context: TenantContext, { ruleId }): Promise<void> {
    const { shard } = context;
    const rule = (await selectInboxRules(shard)).find(({ id }) => id === ruleId);
    if (!rule) throw new AppError("not-found", "rules.error.not-found");
    const { kind, value, modelId } = rule;
    await commit(shard, [
      deleteInboxRuleRow(shard, ruleId),
      insertShardAuditIfChanged(
        shard,
        auditOfTenant(context, "inbox-rules.delete", { kind, value, modelId }),
      ),
    ]);
  },
});
