import { z } from "zod";
import {
  beginReportFileAgain,
  deleteReportFile,
  selectExpiredReportFiles,
  selectIdleReportFiles,
} from "~/data/shard/report-files";
import { maxReportFileAttempts, reportFileStallsAfter, reportFiles } from "~/domain/reports/report-file";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { RunContext, SweepContext } from "../processing/processing-context";
import type { ReportFileJobs } from "./report-file-port";
import { giveUpReportFile } from "./steps/give-up-report-file";

const atOnce = 100;

type Context = SweepContext & {
  reportFiles: ReportFileJobs;
  openTenant(found: OfTenant): Promise<RunContext | null>;
};

/**
 * Begins the files of reports once more whose making stopped, ends those that did so too often, and deletes what was kept for
 * seven days; `everything` does not wait. Returns how many of each.
 */
export const sweepReportFiles = defineOperation({
  name: "reports.sweep-files",
  permission: "system",
  input: z.object({ site: z.string().max(300), everything: z.boolean().default(false) }),
  async run(
    context: Context,
    { site, everything },
  ): Promise<{ restarted: number; ended: number; deleted: number }> {
    const sum = { restarted: 0, ended: 0, deleted: 0 };
    const at = context.now();
    const before = new Date(at.getTime() - (everything ? 1 : reportFileStallsAfter));
    for (const { database, of } of context.shards) {
      for (const stalled of await selectIdleReportFiles(database, before, atOnce)) {
        const home = await context.openTenant(stalled);
        if (!home) continue;
        if (stalled.number >= maxReportFileAttempts) {
          await giveUpReportFile(home, { ...stalled, site }, "reports.file.stalled");
          sum.ended += 1;
          continue;
        }
        const [again] = await beginReportFileAgain(of(stalled), stalled, at);
        if (!again) continue;
        sum.restarted += 1;
        const next = { ...stalled, number: stalled.number + 1, site };
        await context.reportFiles
          .start(next)
          .catch((error: unknown) => context.log.warn("reports.file-not-started", { ...next, error }));
      }
      for (const expired of await selectExpiredReportFiles(database, at, atOnce)) {
        const home = await context.openTenant(expired);
        if (!home) continue;
        await home.files.deleteAll(reportFiles.all(expired.fileId));
        await deleteReportFile(home.shard, expired.fileId);
        sum.deleted += 1;
      }
    }
    return sum;
  },
});
