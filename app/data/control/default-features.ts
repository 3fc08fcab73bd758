import { eq } from "drizzle-orm";
import { tenants } from "./control-schema";
import type { TenantControl } from "./tenant-control";

/** The features that new users of the tenant get; null means all of them. */
export async function findDefaultFeatures(control: TenantControl): Promise<string[] | null> {
  const row = await control
    .select({ features: tenants.defaultFeatures })
    .from(tenants)
    .where(eq(tenants.id, control.tenantId))
    .get();
  return row?.features ?? null;
}

export const setDefaultFeatures = (control: TenantControl, features: string[] | null) =>
  control.update(tenants).set({ defaultFeatures: features }).where(eq(tenants.id, control.tenantId));
