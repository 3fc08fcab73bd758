import { findOpenShard, findTenantBySlug, tenantNameIsTaken } from "~/data/control/tenants";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { AppError } from "~/domain/errors/app-error";
import { foldTenantName } from "~/domain/tenants/fold-tenant-name";
import type { TenantForm } from "~/domain/tenants/tenant-inputs";
import { tenantSlug } from "~/domain/tenants/tenant-slug";
import type { VisitorContext } from "../../context";
import { newIntakeToken } from "./new-intake-token";

/**
 * The row of a tenant to be created: in the first open shard of its data center, under a slug of its own. Throws AppError
 * `conflict` when the name is taken, `unavailable` when the data center has no room.
 */
export async function newTenantRow(context: VisitorContext, { tenantName, ...address }: TenantForm) {
  const shardId = await findOpenShard(context.control, address.dataCenter);
  if (!shardId) throw new AppError("unavailable", "error.unavailable", { field: "dataCenter" });
  await refuseTakenName(context, tenantName);
  return {
    ...address,
    id: context.newId(),
    shardId,
    slug: await freeSlug(context, tenantName),
    name: tenantName,
    foldedName: foldTenantName(tenantName),
    intakeToken: newIntakeToken(context),
    createdAt: context.now(),
  };
}

/** What to say when a row of this name could not be inserted: usually that someone took the name just now. */
export async function nameWasTaken(
  context: VisitorContext,
  tenantName: string,
  error: unknown,
): Promise<never> {
  if (!isUniqueViolation(error)) throw error;
  await refuseTakenName(context, tenantName);
  throw new AppError("conflict", "error.conflict");
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
