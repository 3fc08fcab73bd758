import type { Person } from "~/domain/accounts/person";
import { shownMoment } from "~/domain/tenants/shown-day";
import type { TenantContext } from "~/operations/context";

/** What the frame shows of tenants: the administrator's choice of customer, and how the tenant stands. */
export function customerDataOf({ tenant, actor }: TenantContext, person: Person) {
  const acting = actor.kind === "person" && actor.onBehalfOf !== undefined;
  return {
    mayPick: person.isSystemAdmin,
    picked: acting ? { id: tenant.id, name: tenant.name } : null,
    status: tenant.status,
    erasedOn: tenant.deletionDueAt && shownMoment(tenant.deletionDueAt, tenant),
  };
}
