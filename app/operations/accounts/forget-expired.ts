import { z } from "zod";
import { commit } from "~/data/commit";
import { deleteMailsBefore, forgetUnsentTexts } from "~/data/control/outbox";
import { deletePlanRequestsBefore } from "~/data/control/plan-requests";
import { deleteCountersBefore } from "~/data/control/rate-counters";
import { deleteSessionsExpiredBefore } from "~/data/control/sessions";
import { deleteCodesExpiredBefore } from "~/data/control/verification-codes";
import { planRequestDays } from "~/domain/customers/plan-request";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes sessions, codes and counters that ended a day ago or longer, what mails said that could not be sent for a week,
 * mails after 90 days, and who asked for plans in a country after a year. Run by the cron.
 */
export const forgetExpired = defineOperation({
  name: "accounts.forget-expired",
  permission: "system",
  input: z.object({}),
  async run(context: VisitorContext) {
    const ago = (days: number) => new Date(context.now().getTime() - days * day);
    const moment = ago(1);
    await commit(context.control, [
      deleteSessionsExpiredBefore(context.control, moment),
      deleteCodesExpiredBefore(context.control, moment),
      deleteCountersBefore(context.control, moment),
      forgetUnsentTexts(context.control, ago(7)),
      deleteMailsBefore(context.control, ago(90)),
      deletePlanRequestsBefore(context.control, ago(planRequestDays)),
    ]);
  },
});
