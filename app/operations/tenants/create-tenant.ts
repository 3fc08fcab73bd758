import type { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { joinAsFounder } from "~/data/control/members";
import { insertSeededRoles } from "~/data/control/roles";
import { findOpenShard, findTenantBySlug, insertTenantFor, tenantNameIsTaken } from "~/data/control/tenants";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { AppError } from "~/domain/errors/app-error";
import { adminRole } from "~/domain/permissions/seeded-roles";
import { foldTenantName } from "~/domain/tenants/fold-tenant-name";
import { createTenantInput } from "~/domain/tenants/tenant-inputs";
import { tenantSlug } from "~/domain/tenants/tenant-slug";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { newIntakeToken } from "./new-intake-token";

/** Creates the organization of a person who has none; the person becomes its admin. Answers the tenant's id. */
export const createTenant = defineOperation({
  name: "tenants.create",
  permission: "signed-in",
  input: createTenantInput,
  async run(context: VisitorContext, form) {
    if (context.actor.kind !== "person") throw new AppError("forbidden", "tenants.problem.person-only");
    const shardId = await findOpenShard(context.control, form.dataCenter);
    if (!shardId) throw new AppError("unavailable", "error.unavailable", { field: "dataCenter" });
    await refuseTakenName(context, form.tenantName);
    const tenantId = context.newId();
    const row = {
      ...tenantRow(context, form),
      id: tenantId,
      shardId,
      slug: await freeSlug(context, form.tenantName),
    };
    const [, joined] = await commit(context.control, [
      insertTenantFor(context.control, context.actor.id, row),
      joinAsFounder(context.control, {
        memberId: context.newId(),
        userId: context.actor.id,
        tenantId,
        roleId: adminRole,
        at: context.now(),
      }),
      insertControlAuditIfChanged(context.control, auditOf(context, "tenants.create", tenantId)),
      insertSeededRoles(context.control, tenantId),
    ]).catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      await refuseTakenName(context, form.tenantName);
      throw new AppError("conflict", "error.conflict");
    });
    if (joined.length === 0) throw new AppError("conflict", "tenants.problem.has-tenant");
    return { tenantId };
  },
});

function tenantRow(context: VisitorContext, form: z.output<typeof createTenantInput>) {
  const { tenantName, termsAndConditions: _, privacyPolicy: __, ...address } = form;
  return {
    ...address,
    name: tenantName,
    foldedName: foldTenantName(tenantName),
    intakeToken: newIntakeToken(context),
    createdAt: context.now(),
    agreedAt: context.now(),
  };
}

async function refuseTakenName(context: VisitorContext, tenantName: string): Promise<void> {
  if (await tenantNameIsTaken(context.control, foldTenantName(tenantName)))
    throw new AppError("conflict", "tenants.problem.name-taken", { field: "tenantName" });
}

/** Different names can fold to one slug ("Acme & Co", "Acme Co"). */
async function freeSlug(context: VisitorContext, tenantName: string): Promise<string> {
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const slug = tenantSlug(tenantName, attempt);
    if (!(await findTenantBySlug(context.control, slug))) return slug;
  }
  return tenantSlug(`${tenantSlug(tenantName).slice(0, 27)}-${newIntakeToken(context)}`);
}
