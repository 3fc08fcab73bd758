import { findPersonOfSession } from "~/data/control/sessions";
import { sessionTokenInput } from "~/domain/accounts/session-inputs";
import type { VisitorContext } from "~/operations/context";
import { defineOperation } from "~/operations/define-operation";

/** Returns whose session the token opens, or null. One indexed query, so that a revoked session ends at once. */
export const findCaller = defineOperation({
  name: "accounts.find-caller",
  permission: "anyone",
  input: sessionTokenInput,
  run: async (context: VisitorContext, { token }) =>
    findPersonOfSession(context.control, await context.secrets.digest(token), context.now()),
});
