import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Tenant } from "~/domain/tenants/tenant";
import type { ControlDatabase } from "./control-database";
import { members, shards, tenants, users } from "./control-schema";
import type { TenantControl } from "./tenant-control";

const all = getTableColumns(tenants);
const { id, slug, name, companyName, countryCode, dataCenter, shardId, intakeToken } = all;
const { status, deletionDueAt, language, filesFrom, secondFactor } = all;

/** What operations know of a tenant. */
export const tenantColumns = {
  id,
  slug,
  name,
  companyName,
  countryCode,
  dataCenter,
  shardId,
  intakeToken,
  status,
  deletionDueAt,
  language,
  filesFrom,
  secondFactor,
};

/** The tenant with this id, or null. */
export async function findTenant(control: ControlDatabase, tenantId: string): Promise<Tenant | null> {
  const row = await control.select(tenantColumns).from(tenants).where(eq(tenants.id, tenantId)).get();
  return row ?? null;
}

/** The tenant itself as it is now; null when it is gone. */
export const findOwnTenant = (control: TenantControl): Promise<Tenant | null> =>
  findTenant(control, control.tenantId);

/** The tenant whose mail address carries this slug, or null. */
export async function findTenantBySlug(control: ControlDatabase, slug: string): Promise<Tenant | null> {
  const row = await control.select(tenantColumns).from(tenants).where(eq(tenants.slug, slug)).get();
  return row ?? null;
}

/** Whether a tenant of this folded name exists. */
export async function tenantNameIsTaken(control: ControlDatabase, foldedName: string): Promise<boolean> {
  return (
    (await control.select({ id }).from(tenants).where(eq(tenants.foldedName, foldedName)).get()) !== undefined
  );
}

/** The first open shard of a data center, or null when it has none. */
export async function findOpenShard(control: ControlDatabase, center: string): Promise<string | null> {
  const row = await control
    .select({ id: shards.id })
    .from(shards)
    .where(and(eq(shards.dataCenter, center), eq(shards.open, true)))
    .orderBy(asc(shards.id))
    .get();
  return row?.id ?? null;
}

export const insertTenant = (control: ControlDatabase, row: typeof tenants.$inferInsert) =>
  control.insert(tenants).values(row);

type NewTenant = Omit<typeof tenants.$inferInsert, "metadata" | "addressLine2" | "agreedAt" | "language"> & {
  addressLine2: string;
  agreedAt: Date;
};

/** The same, but only while the person has no tenant, so that sending the form twice makes one tenant. */
export const insertTenantFor = (control: ControlDatabase, userId: string, row: NewTenant) =>
  control.insert(tenants).select(
    sql`select ${row.id}, ${row.slug}, ${row.name}, ${row.foldedName}, ${row.companyName}, ${row.addressLine1},
      ${row.addressLine2}, ${row.city}, ${row.state}, ${row.postalCode}, ${row.countryCode}, ${row.dataCenter},
      ${row.shardId}, ${row.intakeToken}, null, ${row.createdAt.getTime()},
      'active', null, null, null, ${row.agreedAt.getTime()}, null, null,
      coalesce((select ${users.language} from ${users} where ${users.id} = ${userId}), 'en'), null, 'optional'
      where not exists (select 1 from ${members} where ${members.userId} = ${userId} and ${members.status} = 1)`,
  );
