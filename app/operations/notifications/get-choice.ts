import { z } from "zod";
import { findChoice } from "~/data/control/notification-choices";
import type { NotificationKind } from "~/domain/notifications/notification-kinds";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { availableKinds, enabledKinds } from "./steps/enabled-kinds";

/** The kinds of mails that a person can get, and which of them the person does get. None without a tenant. */
export const getNotificationChoice = defineOperation({
  name: "notifications.get-choice",
  permission: "signed-in",
  input: z.object({}),
  async run({
    control,
    actor,
  }: VisitorContext): Promise<{ open: NotificationKind[]; wanted: NotificationKind[] }> {
    const choice = await findChoice(control, actor.id);
    return choice ? { open: availableKinds(choice), wanted: enabledKinds(choice) } : { open: [], wanted: [] };
  },
});
