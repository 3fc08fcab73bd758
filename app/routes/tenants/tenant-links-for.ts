import { isAllowed } from "~/domain/permissions/actor";
import type { TenantContext } from "~/operations/context";

/** Which pages beside the settings the caller may open. */
export const tenantLinksFor = ({ actor }: TenantContext) => ({
  exports: isAllowed(actor, "Tenant.Export"),
  deletion: isAllowed(actor, "Tenant.Delete"),
  audit: isAllowed(actor, "Audit"),
});
