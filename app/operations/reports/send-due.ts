import { commit } from "~/data/commit";
import { insertReportFile } from "~/data/shard/report-files";
import { advanceSchedule, findSchedule, selectDueSchedules } from "~/data/shard/report-schedules";
import { fileDigest } from "~/domain/documents/file-digest";
import { AppError } from "~/domain/errors/app-error";
import { nextSending, periodOfSending } from "~/domain/reports/report-schedule";
import { sendDueInput } from "~/domain/reports/schedule-inputs";
import type { TenantContext, VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { keyOfTenant, type OfTenant, ofTenant } from "../of-tenant";
import type { SweepContext } from "../processing/processing-context";
import type { ReportFileJobs } from "./report-file-port";
import { fileToMake } from "./steps/file-to-make";

/** Models of one minute and one shard; the rest waits for the next. */
const atOnce = 20;

type Home = TenantContext & { reportFiles: ReportFileJobs };

type Context = VisitorContext & {
  shards: SweepContext["shards"];
  openTenant(found: OfTenant): Promise<TenantContext | null>;
  reportFiles: ReportFileJobs;
};

/**
 * Has the files of the reports made that are due, which go out by mail when they are ready: each once however often
 * this runs, since it is recorded together with the next time. What cannot be recorded is tried again. Returns how many
 * models it was for.
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
          await sendOf({ ...home, reportFiles: context.reportFiles }, due.modelId, site);
          sent += 1;
        } catch (error) {
          context.log.error("reports.not-sent", error, due);
        }
      }
    return { sent };
  },
});

async function sendOf(context: Home, modelId: string, site: string): Promise<void> {
  const { shard } = context;
  const [schedule, model] = [await findSchedule(shard, modelId), await requireModel(context, modelId)];
  if (!schedule) throw new AppError("not-found", "error.not-found");
  const { rhythm, nextAt, language, recipients, format } = schedule;
  const period = periodOfSending(rhythm, nextAt, model.timeZone);
  const next = nextSending(rhythm, context.now(), model.timeZone);
  const scope = { ...period, by: "day" as const, modelId };
  const rows = await Promise.all(
    schedule.reports.map(async (report) => {
      const id = await fileDigest(
        new TextEncoder().encode(keyOfTenant(context, modelId, report, rhythm, period.from, period.to)),
      );
      return fileToMake(context, { id, report, scope, format, language, recipients });
    }),
  );
  const [, ...noted] = await commit(shard, [
    advanceSchedule(shard, { modelId, nextAt }, next),
    ...rows.map((row) => insertReportFile(shard, row)),
  ]);
  // The sweep starts what could not be started now.
  for (const { id: fileId } of noted.flat())
    await context.reportFiles
      .start(ofTenant(context, { fileId, number: 1, site }))
      .catch((error: unknown) => context.log.warn("reports.file-not-started", { fileId, error }));
}
