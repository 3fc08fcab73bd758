import { z } from "zod";
import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { revokeSessionsOf } from "~/data/control/sessions";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./account-audit";

/** Signs the person out everywhere. */
export const revokeAllSessions = defineOperation({
  name: "accounts.revoke-all-sessions",
  permission: "signed-in",
  input: z.object({}),
  async run(context: VisitorContext) {
    await commit(context.control, [
      revokeSessionsOf(context.control, context.actor.id, context.now()),
      insertAccountAudit(
        context.control,
        accountAudit(context, "accounts.revoke-all-sessions", context.actor.id),
      ),
    ]);
  },
});
