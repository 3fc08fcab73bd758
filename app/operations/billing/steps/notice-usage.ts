import { commit } from "~/data/commit";
import { insertNotice, selectNotice } from "~/data/control/billing-notices";
import { expediteNotificationIfChanged } from "~/data/control/scheduled-notifications";
import { findLiveSubscription } from "~/data/control/subscriptions";
import { countUsage } from "~/data/shard/meters";
import { reachedShare } from "~/domain/billing/usage";
import { notifyInBell } from "../../notifications/steps/notify-in-bell";
import { ofTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";

/**
 * Records when a tenant has used 80 % and 100 % of the documents included in its period, once each; the cron writes the
 * mails about it within a minute. What goes wrong here is logged and stops no document.
 */
export async function noticeUsage(context: RunContext): Promise<void> {
  const { control, shard, now } = context;
  try {
    const subscription = await findLiveSubscription(control);
    if (!subscription) return;
    const { id, periodStart, periodEnd, documentsIncluded } = subscription;
    const share = reachedShare(await countUsage(shard, periodStart, periodEnd), documentsIncluded);
    if (share === null) return;
    const at = now();
    const key = `usage:${id}:${periodStart}:${share}`;
    const [, , [noted]] = await commit(control, [
      insertNotice(control, { key, at }),
      expediteNotificationIfChanged(control, "usage", at),
      selectNotice(control, key),
    ]);
    // Told by every document that comes, in case it could not be told before: of its own time, which is told once.
    const told = { key: `usage-${id}-${share}`, name: `${share}%`, subjectId: id };
    if (noted) await notifyInBell(context, { kind: "usage", at: noted.at, ...told });
  } catch (error) {
    context.log.error("billing.notice-usage", error, ofTenant(context, {}));
  }
}
