import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { revokeSessionOf } from "~/data/control/sessions";
import { sessionInput } from "~/domain/accounts/profile-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

const name = "accounts.end-session";

/** Ends one of one's own sessions. Throws `not-found` for one that is over, or somebody else's. */
export const endSession = defineOperation({
  name,
  permission: "signed-in",
  input: sessionInput,
  async run(context: VisitorContext, { sessionId }) {
    const [ended] = await commit(context.control, [
      revokeSessionOf(context.control, context.actor.id, sessionId, context.now()),
      insertControlAuditIfChanged(context.control, auditOf(context, name, context.actor.id)),
    ]);
    if (ended.length === 0) throw new AppError("not-found", "error.not-found");
  },
});
