import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { insertSeededRoles } from "~/data/control/roles";
import { insertTenant } from "~/data/control/tenants";
import { createCustomerInput } from "~/domain/tenants/tenant-inputs";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { nameWasTaken, newTenantRow } from "../tenants/steps/new-tenant-row";

/** Creates a tenant that has no users yet; the administrator invites the first one. Returns its id. */
export const createCustomer = defineOperation({
  name: "customers.create",
  permission: "system-admin",
  input: createCustomerInput,
  async run(context: VisitorContext, form): Promise<{ tenantId: string }> {
    const { control } = context;
    const row = await newTenantRow(context, form);
    await commit(control, [
      insertTenant(control, row),
      insertSeededRoles(control, row.id),
      insertControlAudit(control, { ...auditOf(context, "customers.create", row.id), tenantId: row.id }),
    ]).catch((error: unknown) => nameWasTaken(context, form.tenantName, error));
    return { tenantId: row.id };
  },
});
