import { commit } from "~/data/commit";
import { selectMembersByEmail } from "~/data/control/notified-members";
import { putMailRules } from "~/data/shard/mail-rules";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { mailRulesInput } from "~/domain/intake/mail-rule-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { availableKinds } from "../notifications/steps/enabled-kinds";

/**
 * Says who may send mails to a model, what others get, whom to tell that its documents need review, and the language of answers.
 * Throws AppError `not-found`, and `invalid` for an address of nobody who may see documents of the organization.
 */
export const saveMailRules = defineOperation({
  name: "intake.save-mail-rules",
  permission: "TenantModel.EditModel",
  input: mailRulesInput,
  async run(context: TenantContext, { modelId, told, ...rules }): Promise<void> {
    const { shard, now } = context;
    const { id } = await requireModel(context, modelId);
    const people = await membersOf(context, told);
    await commit(shard, [
      putMailRules(shard, { modelId: id, ...rules, told: people, changedAt: now() }),
      insertShardAudit(
        shard,
        auditOf(context, "intake.save-mail-rules", id, {
          senders: rules.senders.length,
          others: rules.others,
          told: people.length,
          replies: rules.replies,
        }),
      ),
    ]);
  },
});

async function membersOf({ control }: TenantContext, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const found = (await selectMembersByEmail(control, emails)).filter((one) =>
    availableKinds(one).includes("needs-look"),
  );
  const missing = emails.find((email) => !found.some((one) => one.email === email));
  if (missing)
    throw new AppError("invalid", "intake.rules.problem.nobody", {
      field: "told",
      values: { email: missing },
    });
  return found.map(({ memberId }) => memberId);
}
