import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { putChoice } from "~/data/control/notification-choices";
import { chooseNotificationsInput } from "~/domain/notifications/notification-inputs";
import { accountAudit } from "../accounts/steps/account-audit";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** Keeps which kinds of mails a person wants; no other kind is sent from then on. */
export const chooseNotifications = defineOperation({
  name: "notifications.choose",
  permission: "signed-in",
  input: chooseNotificationsInput,
  async run(context: VisitorContext, { kinds }): Promise<void> {
    const { control, actor, now } = context;
    await commit(control, [
      putChoice(control, { userId: actor.id, kinds, chosenAt: now() }),
      insertAccountAudit(control, accountAudit(context, "notifications.choose", actor.id, { kinds })),
    ]);
  },
});
