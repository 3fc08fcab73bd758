import { selectMembersById } from "~/data/control/notified-members";
import { findMailRules } from "~/data/shard/mail-rules";
import { mailRulesIdInput } from "~/domain/intake/mail-rule-inputs";
import type { MailRules } from "~/domain/intake/mail-rules";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/**
 * Who may send mails to a model, what others get, the e-mail addresses of the people who are told, and the language of answers;
 * what holds without rules when nobody made any. People who left the organization are told no more. Throws AppError
 * `not-found`.
 */
export const getMailRules = defineOperation({
  name: "intake.get-mail-rules",
  permission: "TenantModel.EditModel",
  input: mailRulesIdInput,
  async run(context: TenantContext, { modelId }): Promise<MailRules> {
    const { id } = await requireModel(context, modelId);
    const rules = await findMailRules(context.shard, id);
    if (!rules)
      return { senders: [], others: "take", told: [], language: context.tenant.language, replies: "correct" };
    const told = rules.told.length > 0 ? await selectMembersById(context.control, rules.told) : [];
    return { ...rules, told: told.flatMap(({ email }) => email ?? []) };
  },
});
