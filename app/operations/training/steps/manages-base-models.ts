import { AppError } from "~/domain/errors/app-error";
import { isAllowed } from "~/domain/permissions/actor";
import { isMasterTenant } from "~/domain/tenants/master-tenant";
import type { TenantContext } from "../../context";

type Context = Pick<TenantContext, "actor" | "tenant">;

/**
 * Whether the models at hand are the service's own, which base models are taught by, and the actor may publish them. A
 * customer's never are, whoever acts for the customer.
 */
export const managesBaseModels = ({ actor, tenant }: Context): boolean =>
  isMasterTenant(tenant) && isAllowed(actor, "system-admin");

/** Throws AppError `forbidden` unless the models at hand are the service's own. */
export function requireBaseModels(context: Context): void {
  if (!managesBaseModels(context)) throw new AppError("forbidden", "training.error.not-service");
}
