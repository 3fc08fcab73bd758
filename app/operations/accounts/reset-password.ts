import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { insertMail } from "~/data/control/outbox";
import { revokeSessionsOf } from "~/data/control/sessions";
import { findCredentials, setPassword } from "~/data/control/users";
import { markCodeUsed } from "~/data/control/verification-codes";
import { resetPasswordInput } from "~/domain/accounts/account-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { passwordChangedMail } from "./steps/notice-mails";
import { enforceRateLimit, resetRateLimit } from "./steps/rate-limit";
import { refuseBreached } from "./steps/refuse-breached";
import { codeExpired, spendCode } from "./steps/spend-code";

/** Sets a new password for whoever holds the code that was mailed, and ends all sessions of the account. */
export const resetPassword = defineOperation({
  name: "accounts.reset-password",
  permission: "anyone",
  input: resetPasswordInput,
  async run(context: VisitorContext, { email, code, password, address }) {
    await enforceRateLimit(context, "resetByAddress", address);
    await refuseBreached(context, password);
    const codeHash = await spendCode(context, { purpose: "password", email, code });
    const user = await findCredentials(context.control, email);
    if (!user) throw codeExpired();
    const passwordHash = await context.secrets.hashPassword(password);
    const now = context.now();
    await commit(context.control, [
      markCodeUsed(context.control, codeHash, email, now),
      setPassword(context.control, user.userId, passwordHash),
      revokeSessionsOf(context.control, user.userId, now),
      resetRateLimit(context, "signInByEmail", email),
      insertMail(context.control, passwordChangedMail(context, { ...user, email })),
      insertAccountAudit(context.control, accountAudit(context, "accounts.reset-password", user.userId)),
    ]);
  },
});
