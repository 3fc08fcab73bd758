import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { revokeSessionsOf } from "~/data/control/sessions";
import { passwordAgainForm } from "~/domain/accounts/profile-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { requireAccount } from "./steps/require-account";
import { requirePassword } from "./steps/require-password";

/** Signs the person out everywhere, for the password. Throws `invalid` at it. */
export const revokeAllSessions = defineOperation({
  name: "accounts.revoke-all-sessions",
  permission: "signed-in",
  input: passwordAgainForm,
  async run(context: VisitorContext, { password }) {
    await requirePassword(context, await requireAccount(context), password);
    await commit(context.control, [
      revokeSessionsOf(context.control, context.actor.id, context.now()),
      insertAccountAudit(
        context.control,
        accountAudit(context, "accounts.revoke-all-sessions", context.actor.id),
      ),
    ]);
  },
});
