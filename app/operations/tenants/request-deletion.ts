import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { insertMailIfChanged } from "~/data/control/outbox";
import { recordDeletionRequest } from "~/data/control/tenant-deletion";
import { AppError } from "~/domain/errors/app-error";
import { curePeriod } from "~/domain/tenants/deletion";
import { requestDeletionInput } from "~/domain/tenants/deletion-inputs";
import { foldTenantName } from "~/domain/tenants/fold-tenant-name";
import { isMasterTenant } from "~/domain/tenants/master-tenant";
import { auditOfTenant } from "../audit-of";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import { deletionMails } from "./steps/deletion-mails";
import type { TenantJobsContext } from "./steps/tenant-jobs";

/**
 * Asks for the organization to be erased in 15 days; until then it is read-only and that can be cancelled. Everyone who
 * may delete it gets a mail. Throws AppError `invalid` when its name was not typed, `conflict` when that was asked before.
 */
export const requestDeletion = defineOperation({
  name: "tenants.request-deletion",
  permission: "Tenant.Delete",
  input: requestDeletionInput,
  async run(context: TenantJobsContext, { confirmation, origin }): Promise<{ dueAt: Date }> {
    const { control, tenant } = context;
    if (isMasterTenant(tenant)) throw new AppError("forbidden", "tenants.problem.master-tenant");
    if (foldTenantName(confirmation) !== foldTenantName(tenant.name))
      throw new AppError("invalid", "tenants.problem.confirmation", { field: "confirmation" });
    const requestedAt = context.now();
    const dueAt = new Date(requestedAt.getTime() + curePeriod);
    const mails = await deletionMails(context, "requested", { dueAt, requestedAt, origin });
    const [noted] = await commit(control, [
      recordDeletionRequest(control, { requestedAt, dueAt }),
      insertControlAuditIfChanged(control, auditOfTenant(context, "tenants.request-deletion")),
      ...mails.map((mail) => insertMailIfChanged(control, mail)),
    ]);
    if (noted.length === 0) throw new AppError("conflict", "tenants.problem.closing");
    const request = ofTenant(context, { requestedAt: requestedAt.getTime(), origin });
    // The sweep starts what could not be started now.
    await context.jobs.startDeletion(request).catch((error: unknown) => {
      context.log.warn("tenants.deletion-not-started", ofTenant(context, { error }));
    });
    return { dueAt };
  },
});
