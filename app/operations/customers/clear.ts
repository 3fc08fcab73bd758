import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { setActingTenant } from "~/data/control/customers";
import { clearCustomerInput } from "~/domain/customers/customer-inputs";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** The session with this token no longer acts for a customer. */
export const clearCustomer = defineOperation({
  name: "customers.clear",
  permission: "system-admin",
  input: clearCustomerInput,
  async run(context: VisitorContext, { token }): Promise<void> {
    const { control, actor } = context;
    const tokenHash = await context.secrets.digest(token);
    await commit(control, [
      setActingTenant(control, { tokenHash, userId: actor.id }, null),
      insertControlAuditIfChanged(control, {
        ...auditOf(context, "customers.clear", null),
        tenantId: masterTenantId,
      }),
    ]);
  },
});
