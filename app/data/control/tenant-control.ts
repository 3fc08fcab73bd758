import type { ControlDatabase } from "./control-database";

/**
 * The control database for one tenant. It also holds people and tenants that belong to no tenant, so its queries name
 * the tenant themselves; they take it from here, and no caller can name another.
 */
export type TenantControl = ControlDatabase & { readonly tenantId: string };

/** The control database for the tenant of a row. */
export const controlOf = (control: ControlDatabase, { tenantId }: { tenantId: string }): TenantControl => {
  const own: ControlDatabase = Object.create(control);
  return Object.assign(own, { tenantId });
};
