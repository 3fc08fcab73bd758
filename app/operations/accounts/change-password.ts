import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { insertMail } from "~/data/control/outbox";
import { renewSession, revokeOtherSessions } from "~/data/control/sessions";
import { setPassword } from "~/data/control/users";
import { changePasswordInput } from "~/domain/accounts/profile-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { passwordChangedMail } from "./steps/notice-mails";
import { refuseBreached } from "./steps/refuse-breached";
import { requireAccount } from "./steps/require-account";
import { requirePassword } from "./steps/require-password";

const name = "accounts.change-password";

/** Changes one's own password, or sets the first. Ends all sessions but this one, which goes on under the token that is answered. */
export const changePassword = defineOperation({
  name,
  permission: "signed-in",
  input: changePasswordInput,
  async run(context: VisitorContext, { currentPassword, password, token }) {
    const account = await requireAccount(context);
    await requirePassword(context, account, currentPassword, "currentPassword");
    await refuseBreached(context, password);
    const passwordHash = await context.secrets.hashPassword(password);
    const newToken = context.secrets.newToken();
    const [from, to] = [await context.secrets.digest(token), await context.secrets.digest(newToken)];
    await commit(context.control, [
      setPassword(context.control, account.id, passwordHash),
      renewSession(context.control, from, to),
      revokeOtherSessions(context.control, account.id, to, context.now()),
      insertMail(context.control, passwordChangedMail(context, account)),
      insertAccountAudit(context.control, accountAudit(context, name, account.id)),
    ]);
    return { token: newToken };
  },
});
