import { commit } from "~/data/commit";
import { insertMailOnce } from "~/data/control/outbox";
import { advanceSchedule, findSchedule, selectDueSchedules } from "~/data/shard/report-schedules";
import { AppError } from "~/domain/errors/app-error";
import { productName } from "~/domain/product";
import { nextSending, periodOfSending } from "~/domain/reports/report-schedule";
import { sendDueInput } from "~/domain/reports/schedule-inputs";
import { fillText } from "~/locales/fill-text";
import type { TenantContext, VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { keyOfTenant, type OfTenant, ofTenant } from "../of-tenant";
import type { SweepContext } from "../processing/processing-context";
import { reportLetter } from "./steps/report-letter";
import { stopToken } from "./steps/stop-token";

/** Models of one minute and one shard; what is left over waits for the next. */
const atOnce = 20;

type Context = VisitorContext & {
  shards: SweepContext["shards"];
  openTenant(found: OfTenant): Promise<TenantContext | null>;
};

/**
 * Sends the reports that are due, each once however often this runs: the mails have the day in their ids. What cannot be sent waits
 * for its next time. Answers how many models it was for.
 */
export const sendDueReports = defineOperation({
  name: "reports.send-due",
  permission: "system",
  input: sendDueInput,
  async run(context: Context, { site }): Promise<{ sent: number }> {
    let sent = 0;
    for (const { database } of context.shards)
      for (const due of await selectDueSchedules(database, context.now(), atOnce)) {
        const home = await context.openTenant(due);
        if (!home) continue;
        try {
          await sendOf(home, due.modelId, site);
          sent += 1;
        } catch (error) {
          context.log.error("reports.not-sent", error, due);
        }
      }
    return { sent };
  },
});

async function sendOf(context: TenantContext, modelId: string, site: string): Promise<void> {
  const { shard, control } = context;
  const [schedule, model] = [await findSchedule(shard, modelId), await requireModel(context, modelId)];
  if (!schedule) throw new AppError("not-found", "error.not-found");
  const { rhythm, nextAt, language, recipients, format } = schedule;
  const period = periodOfSending(rhythm, nextAt, model.timeZone);
  const next = nextSending(rhythm, context.now(), model.timeZone);
  const token = await stopToken(context, modelId);
  const stop = new URLSearchParams(ofTenant(context, { model: modelId, token }));
  for (const report of schedule.reports) {
    const scope = { ...period, by: "day" as const, modelId };
    const letter = await reportLetter(context, { report, scope, language, site, formats: [format] });
    const values = { product: productName, tenant: context.tenant.name, ...letter };
    const body = [
      fillText(language, "reports.mail.body", values),
      fillText(language, "reports.mail.stop", { model: model.name, link: `${site}/reports/stop?${stop}` }),
    ].join("\n\n");
    const [first, ...rest] = recipients.map((recipient) =>
      insertMailOnce(control, {
        id: keyOfTenant(context, "report", modelId, report, period.from, period.to, recipient),
        recipient,
        createdAt: context.now(),
        subject: fillText(language, "reports.mail.subject", values),
        body,
      }),
    );
    if (first) await commit(control, [first, ...rest]);
  }
  await commit(shard, [advanceSchedule(shard, { modelId, nextAt }, next)]);
}
