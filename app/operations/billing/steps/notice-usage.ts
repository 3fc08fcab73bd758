import { findLiveSubscription } from "~/data/control/subscriptions";
import { countUsage } from "~/data/shard/meters";
import { dayText } from "~/domain/billing/day-text";
import { moneyText } from "~/domain/billing/money";
import { reachedShare } from "~/domain/billing/usage";
import { shownCount } from "~/locales/shown-count";
import { ofTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";
import { tellOnce } from "./tell-once";

/**
 * Tells a tenant when it has used 80 % and 100 % of the documents included in its period, once each. What goes wrong here
 * is logged and stops no document.
 */
export async function noticeUsage(context: RunContext): Promise<void> {
  const { control, shard, tenant } = context;
  try {
    const subscription = await findLiveSubscription(control);
    if (!subscription) return;
    const { id, periodStart, periodEnd, documentsIncluded, overagePrice, currency } = subscription;
    const used = await countUsage(shard, periodStart, periodEnd);
    const share = reachedShare(used, documentsIncluded);
    if (share === null) return;
    const price = moneyText(overagePrice, currency, tenant.language);
    const count = (documents: number) => shownCount(documents, tenant.language);
    const date = dayText(periodEnd, tenant.language);
    const values = { used: count(used), included: count(documentsIncluded), price, date };
    await tellOnce(context, `usage:${id}:${periodStart}:${share}`, `usage-${share}`, values);
  } catch (error) {
    context.log.error("billing.notice-usage", error, ofTenant(context, {}));
  }
}
