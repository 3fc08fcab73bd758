import { z } from "zod";
import { commit } from "~/data/commit";
import { findOpenReportFile, insertReportFile } from "~/data/shard/report-files";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { reportFileInput } from "~/domain/reports/report-inputs";
import { enforceRateLimit } from "../accounts/steps/rate-limit";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { keyOfTenant, ofTenant } from "../of-tenant";
import type { ReportFileJobs } from "./report-file-port";
import { figuresScope } from "./steps/figures-scope";
import { fileToMake } from "./steps/file-to-make";

/**
 * Has a report made into a file by a job, whatever its length; the file is kept for seven days. While one about the same is being
 * made, that is the one that is answered. Throws AppError `not-found` when there is no such model, `too-many` beyond the rate limit.
 */
export const requestReportFile = defineOperation({
  name: "reports.ask-file",
  permission: "Reports",
  input: reportFileInput.and(z.object({ site: z.string().max(300) })),
  async run(
    context: TenantContext & { reportFiles: ReportFileJobs },
    { report, format, language, site, ...query },
  ): Promise<{ fileId: string }> {
    const { shard } = context;
    const scope = await figuresScope(context, query);
    const id = context.newId();
    const row = await fileToMake(context, { id, report, scope, format, language, recipients: [] });
    const open = await findOpenReportFile(shard, row.wanted);
    if (open) return { fileId: open.id };
    await enforceRateLimit(context, "reportFilesByTenant", keyOfTenant(context));
    const detail = { report, format, from: scope.from, to: scope.to };
    const [noted] = await commit(shard, [
      insertReportFile(shard, row),
      insertShardAuditIfChanged(shard, auditOf(context, "reports.ask-file", id, detail)),
    ]);
    if (noted.length === 0) return { fileId: await otherThan(context, row.wanted) };
    // The sweep starts what could not be started now.
    await context.reportFiles
      .start(ofTenant(context, { fileId: id, number: 1, site }))
      .catch((error: unknown) => context.log.warn("reports.file-not-started", { fileId: id, error }));
    return { fileId: id };
  },
});

/** The file that someone else asked for at the same moment. */
async function otherThan({ shard }: TenantContext, wanted: string): Promise<string> {
  const open = await findOpenReportFile(shard, wanted);
  if (!open) throw new AppError("conflict", "reports.file.again");
  return open.id;
}
