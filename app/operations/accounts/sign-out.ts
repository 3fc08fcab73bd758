import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { revokeSession } from "~/data/control/sessions";
import { sessionTokenInput } from "~/domain/accounts/session-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";

/** Revokes this session: from the next request on it is not valid. */
export const signOut = defineOperation({
  name: "accounts.sign-out",
  permission: "signed-in",
  input: sessionTokenInput,
  async run(context: VisitorContext, { token }) {
    const tokenHash = await context.secrets.digest(token);
    await commit(context.control, [
      revokeSession(context.control, tokenHash, context.now()),
      insertAccountAudit(context.control, accountAudit(context, "accounts.sign-out", context.actor.id)),
    ]);
  },
});
