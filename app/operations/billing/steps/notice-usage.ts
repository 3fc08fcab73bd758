import { commit } from "~/data/commit";
import { insertNotice } from "~/data/control/billing-notices";
import { hurryTurnIfChanged } from "~/data/control/notification-turns";
import { findLiveSubscription } from "~/data/control/subscriptions";
import { countUsage } from "~/data/shard/meters";
import { reachedShare } from "~/domain/billing/usage";
import { tellBell } from "../../notifications/steps/tell-bell";
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
    const [noted] = await commit(control, [
      insertNotice(control, { key: `usage:${id}:${periodStart}:${share}`, at }),
      hurryTurnIfChanged(control, "usage", at),
    ]);
    if (noted.meta.changes > 0)
      await tellBell(context, { kind: "usage", key: `usage-${share}`, name: `${share}%`, subjectId: id });
  } catch (error) {
    context.log.error("billing.notice-usage", error, ofTenant(context, {}));
  }
}
