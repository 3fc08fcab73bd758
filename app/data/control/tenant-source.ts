import { and, eq, isNull } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { tenants } from "./control-schema";

/** Keeps where a tenant's sign-up came from in its metadata, unless something is there already. */
export const keepTenantSource = (control: ControlDatabase, tenantId: string, source: string) =>
  control
    .update(tenants)
    .set({ metadata: JSON.stringify({ source }) })
    .where(and(eq(tenants.id, tenantId), isNull(tenants.metadata)))
    .returning({ id: tenants.id });
