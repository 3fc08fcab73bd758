import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { insertExport } from "~/data/control/tenant-exports";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { countTenantDocuments } from "~/data/shard/tenant-export";
import { AppError } from "~/domain/errors/app-error";
import { startExportInput } from "~/domain/tenants/export-inputs";
import { enforceRateLimit } from "../accounts/steps/rate-limit";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { keyOfTenant, ofTenant } from "../of-tenant";
import { recipientOf } from "./steps/recipient-of";
import type { TenantJobsContext } from "./steps/tenant-jobs";

/**
 * Asks for an export of everything that the organization has; whoever asks gets a mail when it is ready. Throws AppError
 * `conflict` while one is under way, `too-many` beyond the rate limit.
 */
export const startExport = defineOperation({
  name: "tenants.start-export",
  permission: "Tenant.Export",
  input: startExportInput,
  async run(context: TenantJobsContext, { origin }): Promise<{ exportId: string }> {
    const { control, actor } = context;
    await enforceRateLimit(
      context,
      "exportsByTenant",
      keyOfTenant(context),
      "tenants.problem.too-many-exports",
    );
    const exportId = context.newId();
    const at = context.now();
    const row = {
      id: exportId,
      state: "running" as const,
      requestedBy: actor.id,
      recipient: await recipientOf(context),
      requestedAt: at,
      progressAt: at,
      total: await countTenantDocuments(context.shard),
    };
    try {
      await commit(control, [
        insertExport(control, row),
        insertControlAudit(control, auditOf(context, "tenants.start-export", exportId)),
      ]);
    } catch (error) {
      if (isUniqueViolation(error))
        throw new AppError("conflict", "tenants.problem.export-running", { cause: error });
      throw error;
    }
    // The sweep starts what could not be started now.
    await context.jobs.startExport(ofTenant(context, { exportId, origin })).catch((error: unknown) => {
      context.log.warn("tenants.export-not-started", { exportId, error });
    });
    return { exportId };
  },
});
