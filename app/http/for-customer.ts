import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "~/operations/context";
import type { WebBindings } from "~/platform/bindings";
import { makeTenantContext } from "~/platform/context";
import { openTenant } from "~/platform/tenancy";

/**
 * The context of a call that names a customer (`customerTenantId`). Only the key of a system administrator can act for
 * another tenant than its own; to any other key there is no such tenant. Throws AppError `not-found`.
 */
export async function forCustomer(
  context: TenantContext,
  env: WebBindings,
  customerTenantId: string | undefined,
): Promise<TenantContext> {
  if (!customerTenantId || customerTenantId === context.tenant.id) return context;
  const { actor } = context;
  const mayAct = actor.kind === "key" && actor.isSystemAdmin === true;
  const home = mayAct ? await openTenant(env, context.control, customerTenantId.slice(0, 64)) : null;
  if (!home || actor.kind !== "key" || home.tenant.status === "erasing")
    throw new AppError("not-found", "api.error.no-tenant");
  return makeTenantContext({ ...context, actor: { ...actor, onBehalfOf: home.tenant.id } }, home, env);
}
