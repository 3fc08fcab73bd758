import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { billingNotices } from "./billing-schema";
import type { TenantControl } from "./tenant-control";

/** Records that a tenant was told something; a key that is there already changes nothing. */
export const insertNotice = (control: TenantControl, row: NewRow<typeof billingNotices>) =>
  control
    .insert(billingNotices)
    .values({ ...row, tenantId: control.tenantId })
    .onConflictDoNothing();

/** When a tenant was told something; a batch item. */
export const selectNotice = (control: TenantControl, key: string) =>
  control
    .select({ at: billingNotices.at })
    .from(billingNotices)
    .where(and(eq(billingNotices.tenantId, control.tenantId), eq(billingNotices.key, key)));

/** What follows `prefix` in the keys of what a tenant was recorded in a period; the newest first. */
export async function selectUsageNotices(
  control: TenantControl,
  prefix: string,
  { since, until }: { since: Date; until: Date },
): Promise<string[]> {
  const rows = await control
    .select({ key: billingNotices.key })
    .from(billingNotices)
    .where(
      and(
        eq(billingNotices.tenantId, control.tenantId),
        sql`substr(${billingNotices.key}, 1, ${prefix.length}) = ${prefix}`,
        gt(billingNotices.at, since),
        lte(billingNotices.at, until),
      ),
    )
    .orderBy(desc(billingNotices.at))
    .limit(2);
  return rows.map(({ key }) => key.slice(prefix.length));
}
