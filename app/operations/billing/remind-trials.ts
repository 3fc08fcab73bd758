import { z } from "zod";
import { selectEndingTrials } from "~/data/control/subscriptions";
import { dayText } from "~/domain/billing/day-text";
import { addDays, dayOf } from "~/domain/billing/days";
import { moneyText } from "~/domain/billing/money";
import { planName } from "~/domain/billing/plan-name";
import { defineOperation } from "../define-operation";
import type { BillingSweepContext } from "./billing-job-context";
import { notifyAdministratorsOnce } from "./steps/notify-administrators-once";

/** How many days before its end a trial's owner is reminded. */
const daysBefore = 3;

/** Reminds of trials that end soon: when, and what will be billed. Once for each trial. Run by the cron. */
export const remindTrials = defineOperation({
  name: "billing.remind-trials",
  permission: "system",
  input: z.object({}),
  async run(context: BillingSweepContext) {
    const until = addDays(dayOf(context.now()), daysBefore);
    for (const trial of await selectEndingTrials(context.control, until, 50)) {
      const entered = await context.enter(trial);
      if (!entered) continue;
      const { tier, periodEnd, monthlyPrice, currency, cancelAtPeriodEnd } = trial;
      const amount = moneyText(monthlyPrice, currency, entered.tenant.language);
      const mail = cancelAtPeriodEnd ? "trial-over" : "trial-ending";
      await notifyAdministratorsOnce(entered, `trial-ending:${trial.id}`, mail, {
        plan: planName(tier),
        date: dayText(periodEnd, entered.tenant.language),
        amount,
      });
    }
  },
});
