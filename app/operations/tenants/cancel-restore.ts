import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { advanceRestore, findRestore } from "~/data/control/tenant-restores";
import { AppError } from "~/domain/errors/app-error";
import { restoreFiles } from "~/domain/tenants/restore";
import { auditOfTenant } from "../audit-of";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import { requireRestorer } from "./steps/require-restorer";
import type { RestoreContext } from "./steps/restore-context";

/**
 * Gives up a restore: before it was started its archives go, and while it runs or after it failed a job deletes all that is in the
 * organization, so that it is empty again. Throws AppError `conflict` when there is none of these.
 */
export const cancelRestore = defineOperation({
  name: "tenants.cancel-restore",
  permission: "Tenant.Edit",
  input: z.object({}),
  async run(context: RestoreContext): Promise<void> {
    requireRestorer(context);
    const { control, now, files } = context;
    const restore = await findRestore(control);
    const isBegun = restore?.state === "running" || restore?.state === "failed";
    if (!restore || !(isBegun || restore.state === "collecting"))
      throw new AppError("conflict", "tenants.problem.restore-gone");
    const step = isBegun
      ? { state: "clearing" as const, endedAt: null }
      : { state: "cleared" as const, endedAt: now() };
    const [ended] = await commit(control, [
      advanceRestore(control, restore, { ...step, progressAt: now() }),
      insertControlAuditIfChanged(control, auditOfTenant(context, "tenants.cancel-restore")),
    ]);
    if (ended.length === 0) throw new AppError("conflict", "tenants.problem.restore-gone");
    if (!isBegun) return files.deleteAll(restoreFiles.all(restore.id));
    await context.jobs.startRestore(ofTenant(context, { restoreId: restore.id })).catch((error: unknown) => {
      context.log.warn("tenants.restore-not-started", { restoreId: restore.id, error });
    });
  },
});
