import type { Person } from "~/domain/accounts/person";
import { shownTime } from "~/domain/documents/shown-time";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import type { TenantContext } from "~/operations/context";

/** What the frame shows of tenants: the administrator's choice of customer, and how the tenant stands. */
export function customerDataOf({ tenant, actor }: TenantContext, person: Person) {
  const acting = actor.kind === "person" && actor.onBehalfOf !== undefined;
  const { countryCode, deletionDueAt } = tenant;
  return {
    mayPick: person.isSystemAdmin,
    picked: acting ? { id: tenant.id, name: tenant.name } : null,
    status: tenant.status,
    erasedOn:
      deletionDueAt &&
      shownTime(deletionDueAt, cultureOfCountry(countryCode), timeZoneOfCountry(countryCode)),
  };
}
