import { commit } from "~/data/commit";
import { insertAccountAuditIfChanged } from "~/data/control/control-audit";
import { revokeSessionOf } from "~/data/control/sessions";
import { endSessionInput } from "~/domain/accounts/profile-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { requireAccount } from "./steps/require-account";
import { requirePassword } from "./steps/require-password";

const name = "accounts.end-session";

/**
 * Ends one of one's own sessions, for the password. Throws `invalid` at it, `not-found` for a session that is over, or
 * someone else's.
 */
export const endSession = defineOperation({
  name,
  permission: "signed-in",
  input: endSessionInput,
  async run(context: VisitorContext, { sessionId, password }) {
    await requirePassword(context, await requireAccount(context), password);
    const [ended] = await commit(context.control, [
      revokeSessionOf(context.control, context.actor.id, sessionId, context.now()),
      insertAccountAuditIfChanged(context.control, accountAudit(context, name, context.actor.id)),
    ]);
    if (ended.length === 0) throw new AppError("not-found", "error.not-found");
  },
});
