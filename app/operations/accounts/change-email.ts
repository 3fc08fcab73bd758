import { commit } from "~/data/commit";
import { insertAccountAuditIfChanged } from "~/data/control/control-audit";
import { insertMailIfChanged } from "~/data/control/outbox";
import { copyEmailToMember, setEmailIfChanged } from "~/data/control/profile";
import { markCodeUsed } from "~/data/control/verification-codes";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { newEmailCodeForm } from "~/domain/accounts/profile-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { emailChangedMail } from "./steps/notice-mails";
import { requireAccount } from "./steps/require-account";
import { requirePassword } from "./steps/require-password";
import { codeExpired, spendCode } from "./steps/spend-code";

const name = "accounts.change-email";

/**
 * Gives an account the e-mail to which the code was mailed, and its member too; the old address is notified. Throws `invalid`
 * at the field `code` or `password`.
 */
export const changeEmail = defineOperation({
  name,
  permission: "signed-in",
  input: newEmailCodeForm,
  async run(context: VisitorContext, { email, password, code }) {
    const account = await requireAccount(context);
    await requirePassword(context, account, password);
    const codeHash = await spendCode(context, { purpose: "email", email, code });
    const [used] = await commit(context.control, [
      markCodeUsed(context.control, codeHash, email, context.now()),
      setEmailIfChanged(context.control, account.id, email),
      insertAccountAuditIfChanged(context.control, accountAudit(context, name, account.id)),
      insertMailIfChanged(context.control, emailChangedMail(context, account, email)),
      copyEmailToMember(context.control, account.id, email),
    ]).catch((error: unknown) => {
      throw isUniqueViolation(error) ? codeExpired() : error;
    });
    if (used.length === 0) throw codeExpired();
  },
});
