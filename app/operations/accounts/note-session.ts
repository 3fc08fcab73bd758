import { touchSession } from "~/data/control/sessions";
import { sessionTokenInput } from "~/domain/accounts/session-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** How old the note of a session's last use may become: 5 minutes. */
const notedEvery = 5 * 60 * 1000;

export const isStale = (lastSeenAt: Date | null, now: Date) =>
  !lastSeenAt || now.getTime() - lastSeenAt.getTime() >= notedEvery;

/** Records that a session is in use and from where, for the list that its owner sees. */
export const noteSession = defineOperation({
  name: "accounts.note-session",
  permission: "signed-in",
  input: sessionTokenInput,
  async run(context: VisitorContext, { token }) {
    const at = context.now();
    const notSince = new Date(at.getTime() - notedEvery);
    const tokenHash = await context.secrets.digest(token);
    await touchSession(context.control, tokenHash, { at, notSince, address: context.address });
  },
});
