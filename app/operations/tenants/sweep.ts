import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { controlOf } from "~/data/control/tenant-control";
import { selectDeletions } from "~/data/control/tenant-deletion";
import {
  endExport,
  markExportExpired,
  selectExpiredExports,
  selectStalledExports,
} from "~/data/control/tenant-exports";
import { exportTimeout } from "~/domain/processing/job-attempts";
import { exportFiles } from "~/domain/tenants/data-export";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { FileStore } from "../ports";
import type { TenantJobs } from "./steps/tenant-jobs";

/** `filesOf` opens the files of a tenant; null when it is gone. */
export type TenantSweepContext = VisitorContext & {
  jobs: TenantJobs;
  filesOf(found: OfTenant): Promise<FileStore | null>;
};

const atOnce = 100;
const stalledAfter = 15 * 60 * 1000;

/**
 * Makes sure that every pending deletion and export has its job, gives up exports that still stall after a day, and
 * deletes the files of expired exports. A running job is left alone.
 */
export const sweepTenants = defineOperation({
  name: "tenants.sweep",
  permission: "system",
  input: z.object({ origin: z.string() }),
  async run(context: TenantSweepContext, { origin }): Promise<void> {
    const { control, jobs } = context;
    const now = context.now();
    const since = new Date(now.getTime() - stalledAfter);
    for (const { requestedAt, ...found } of await selectDeletions(control, now, atOnce))
      if (requestedAt) await jobs.startDeletion({ ...found, requestedAt: requestedAt.getTime(), origin });
    for (const { requestedAt, ...stalled } of await selectStalledExports(control, since, atOnce))
      if (now.getTime() - requestedAt.getTime() > exportTimeout) await giveUpExport(context, stalled);
      else await jobs.startExport({ ...stalled, origin });
    for (const expired of await selectExpiredExports(control, now, atOnce)) {
      await (await context.filesOf(expired))?.deleteAll(exportFiles.all(expired.id));
      await markExportExpired(control, expired.id);
    }
  },
});

/** The tenant may ask for another then. */
async function giveUpExport(
  context: TenantSweepContext,
  { exportId, ...found }: OfTenant & { exportId: string },
): Promise<void> {
  const control = controlOf(context.control, found);
  await commit(control, [
    endExport(control, { exportId }, { state: "failed", progressAt: context.now() }),
    insertControlAuditIfChanged(control, {
      ...auditOf(context, "tenants.fail-export", exportId),
      ...found,
    }),
  ]);
  await (await context.filesOf(found))?.deleteAll(exportFiles.all(exportId));
}
