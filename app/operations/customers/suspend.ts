import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { suspendTenant } from "~/data/control/customers";
import { controlOf } from "~/data/control/tenant-control";
import { customerInput } from "~/domain/customers/customer-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Nothing new is processed for the customer from now on; its people can still read and export. Throws AppError `conflict`
 * when it is suspended already.
 */
export const suspendCustomer = defineOperation({
  name: "customers.suspend",
  permission: "system-admin",
  input: customerInput,
  async run(context: VisitorContext, { tenantId }): Promise<void> {
    const { control } = context;
    const [changed] = await commit(control, [
      suspendTenant(controlOf(control, { tenantId }), { reason: "administrator", at: context.now() }),
      insertControlAuditIfChanged(control, { ...auditOf(context, "customers.suspend", tenantId), tenantId }),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "customers.problem.already-suspended");
  },
});
