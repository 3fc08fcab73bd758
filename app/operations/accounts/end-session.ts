import { commit } from "~/data/commit";
import { insertAccountAuditIfChanged } from "~/data/control/control-audit";
import { revokeSessionOf } from "~/data/control/sessions";
import { sessionInput } from "~/domain/accounts/profile-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./account-audit";

const name = "accounts.end-session";

/** Ends one of one's own sessions. Throws `not-found` for one that is over, or somebody else's. */
export const endSession = defineOperation({
  name,
  permission: "signed-in",
  input: sessionInput,
  async run(context: VisitorContext, { sessionId }) {
    const [ended] = await commit(context.control, [
      revokeSessionOf(context.control, context.actor.id, sessionId, context.now()),
      insertAccountAuditIfChanged(context.control, accountAudit(context, name, context.actor.id)),
    ]);
    if (ended.length === 0) throw new AppError("not-found", "error.not-found");
  },
});
