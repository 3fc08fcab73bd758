import { expediteNotification } from "~/data/control/scheduled-notifications";
import type { KindOfDay } from "~/domain/notifications/notification-kinds";
import { ofTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";

/**
 * Has the mails of a kind written with the next run of the cron instead of tomorrow morning, unless some were written
 * today. Their contents are read then. An error here is logged and delays nothing.
 */
export async function sendNotificationsSoon(context: RunContext, kind: KindOfDay): Promise<void> {
  try {
    await expediteNotification(context.control, kind, context.now());
  } catch (error) {
    context.log.error("notifications.tell-soon", error, ofTenant(context, { kind }));
  }
}
