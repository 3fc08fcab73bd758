import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { insertMailIfChanged } from "~/data/control/outbox";
import { clearDeletionRequest, findDeletion } from "~/data/control/tenant-deletion";
import { AppError } from "~/domain/errors/app-error";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { deletionMails } from "./steps/deletion-mails";

/**
 * Cancels the deletion of the organization. The job that waits for its end finds that out. Throws AppError `conflict`
 * when no deletion was requested.
 */
export const cancelDeletion = defineOperation({
  name: "tenants.cancel-deletion",
  permission: "Tenant.Delete",
  input: z.object({ origin: z.string().max(200) }),
  async run(context: TenantContext, { origin }): Promise<void> {
    const { control } = context;
    const deletion = await findDeletion(control);
    if (!deletion) throw new AppError("conflict", "tenants.problem.not-closing");
    const mails = await deletionMails(context, "cancelled", { origin, ...deletion });
    const [kept] = await commit(control, [
      clearDeletionRequest(control),
      insertControlAuditIfChanged(control, auditOfTenant(context, "tenants.cancel-deletion")),
      ...mails.map((mail) => insertMailIfChanged(control, mail)),
    ]);
    if (kept.length === 0) throw new AppError("conflict", "tenants.problem.not-closing");
  },
});
