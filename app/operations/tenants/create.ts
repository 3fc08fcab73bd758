import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { joinAsFounder } from "~/data/control/members";
import { insertSeededRoles } from "~/data/control/roles";
import { insertTenantFor } from "~/data/control/tenants";
import { AppError } from "~/domain/errors/app-error";
import { adminRole } from "~/domain/permissions/seeded-roles";
import { createTenantInput } from "~/domain/tenants/tenant-inputs";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { nameWasTaken, newTenantRow } from "./steps/new-tenant-row";

/** Creates the organization of a person who has none; the person becomes its admin. Returns the tenant's id. */
export const createTenant = defineOperation({
  name: "tenants.create",
  permission: "signed-in",
  input: createTenantInput,
  async run(context: VisitorContext, form) {
    if (context.actor.kind !== "person") throw new AppError("forbidden", "tenants.problem.person-only");
    const { termsAndConditions: _, privacyPolicy: __, ...tenant } = form;
    const row = { ...(await newTenantRow(context, tenant)), agreedAt: context.now() };
    const tenantId = row.id;
    const [, joined] = await commit(context.control, [
      insertTenantFor(context.control, context.actor.id, row),
      joinAsFounder(context.control, {
        memberId: context.newId(),
        userId: context.actor.id,
        tenantId,
        roleId: adminRole,
        at: context.now(),
      }),
      insertControlAuditIfChanged(context.control, {
        ...auditOf(context, "tenants.create", tenantId),
        tenantId,
      }),
      insertSeededRoles(context.control, tenantId),
    ]).catch((error: unknown) => nameWasTaken(context, form.tenantName, error));
    if (joined.length === 0) throw new AppError("conflict", "tenants.problem.has-tenant");
    return { tenantId };
  },
});
