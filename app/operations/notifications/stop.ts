import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { findChoice, putChoice } from "~/data/control/notification-choices";
import { AppError } from "~/domain/errors/app-error";
import { stopNotificationsInput } from "~/domain/notifications/notification-inputs";
import { accountAudit } from "../accounts/steps/account-audit";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { enabledKinds } from "./steps/enabled-kinds";
import { isStopToken } from "./steps/stop-link";

/**
 * Stops a person's mails of a kind by the link of one of them: whoever has the link may, signed in or not. The other kinds
 * stay as they are. Stopping twice is stopping once. Throws AppError `not-found` for a link that no mail had.
 */
export const stopNotifications = defineOperation({
  name: "notifications.stop",
  permission: "anyone",
  input: stopNotificationsInput,
  async run(context: VisitorContext, { userId, kind, token }): Promise<void> {
    const { control, now } = context;
    if (!(await isStopToken(context, { userId, kind }, token)))
      throw new AppError("not-found", "error.not-found");
    const choice = await findChoice(control, userId);
    if (!choice) return;
    const wanted = enabledKinds(choice);
    if (choice.chosen && !wanted.includes(kind)) return;
    const kinds = wanted.filter((other) => other !== kind);
    await commit(control, [
      putChoice(control, { userId, kinds, chosenAt: now() }),
      insertAccountAudit(control, accountAudit(context, "notifications.stop", userId, { kind })),
    ]);
  },
});
