import { findSessionStatus } from "~/data/control/sessions";
import { sessionTokenInput } from "~/domain/accounts/session-inputs";
import type { VisitorContext } from "~/operations/context";
import { defineOperation } from "~/operations/define-operation";

/** Why a session's token is not valid, for the person who has it. */
export const findSessionStanding = defineOperation({
  name: "accounts.find-session-standing",
  permission: "anyone",
  input: sessionTokenInput,
  run: async (context: VisitorContext, { token }) =>
    findSessionStatus(context.control, await context.secrets.digest(token), context.now()),
});
