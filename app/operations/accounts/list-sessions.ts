import { selectSessionsOf } from "~/data/control/sessions";
import { sessionTokenInput } from "~/domain/accounts/session-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** As many as anyone has; the newest come first. */
const most = 50;

/** One's own open sessions, the newest first; `isThis` marks the one that asks. */
export const listSessions = defineOperation({
  name: "accounts.list-sessions",
  permission: "signed-in",
  input: sessionTokenInput,
  async run(context: VisitorContext, { token }) {
    const thisOne = await context.secrets.digest(token);
    const rows = await selectSessionsOf(context.control, context.actor.id, context.now(), most);
    return rows.map((session) => ({ ...session, isThis: session.id === thisOne }));
  },
});
