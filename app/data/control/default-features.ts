import { eq } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { tenants } from "./control-schema";

/** The features that new users of the tenant get; null means all of them. */
export async function findDefaultFeatures(
  control: ControlDatabase,
  tenantId: string,
): Promise<string[] | null> {
  const row = await control
    .select({ features: tenants.defaultFeatures })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .get();
  return row?.features ?? null;
}

export const setDefaultFeatures = (control: ControlDatabase, tenantId: string, features: string[] | null) =>
  control.update(tenants).set({ defaultFeatures: features }).where(eq(tenants.id, tenantId));
