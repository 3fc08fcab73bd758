import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { resumeTenant } from "~/data/control/customers";
import { controlOf } from "~/data/control/tenant-control";
import { customerInput } from "~/domain/customers/customer-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Ends the suspension by an administrator; one for non-payment ends with the payment. Throws AppError `conflict` when
 * there is none.
 */
export const resumeCustomer = defineOperation({
  name: "customers.resume",
  permission: "system-admin",
  input: customerInput,
  async run(context: VisitorContext, { tenantId }): Promise<void> {
    const { control } = context;
    const [changed] = await commit(control, [
      resumeTenant(controlOf(control, { tenantId }), { reason: "administrator" }),
      insertControlAuditIfChanged(control, { ...auditOf(context, "customers.resume", tenantId), tenantId }),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "customers.problem.not-suspended");
  },
});
