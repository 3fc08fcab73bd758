import { commit } from "~/data/commit";
import { placeInboxRules, selectInboxRules } from "~/data/shard/inbox-rules";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { moveInboxRuleInput } from "~/domain/inbox/inbox-rule-inputs";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Moves a rule one place up or down: the first that a file meets decides. The first goes no further up, the last no further down.
 * Throws AppError `not-found`.
 */
export const moveInboxRule = defineOperation({
  name: "inbox-rules.move",
  permission: "TenantModel.EditModel",
  input: moveInboxRuleInput,
  async run(context: TenantContext, { ruleId, to }): Promise<void> {
    const { shard } = context;
    const rules = await selectInboxRules(shard);
    const from = rules.findIndex(({ id }) => id === ruleId);
    const rule = rules[from];
    if (!rule) throw new AppError("not-found", "rules.error.not-found");
    const place = to === "up" ? from - 1 : from + 1;
    if (!rules[place]) return;
    const ids = rules.map(({ id }) => id).filter((id) => id !== ruleId);
    ids.splice(place, 0, ruleId);
    const { kind, value } = rule;
    await commit(shard, [
      placeInboxRules(shard, ids),
      insertShardAuditIfChanged(shard, auditOfTenant(context, "inbox-rules.move", { kind, value, to })),
    ]);
  },
});
