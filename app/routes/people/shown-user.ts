import type { UserRow } from "~/components/people/users-table";
import { shownTime } from "~/domain/documents/shown-time";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import type { User } from "~/domain/people/user";
import { statusWordOf } from "~/domain/people/user-status";
import type { TenantContext } from "~/operations/context";

/** A user as pages show it, with times as the tenant's country writes them. */
export function shownUser(context: TenantContext, user: User): UserRow & { until: string | null } {
  const status = statusWordOf(user.status);
  const { invitationExpiresAt, joinedAt } = user;
  return {
    id: user.id,
    firstName: user.givenName,
    lastName: user.familyName,
    email: user.email,
    roleName: user.roleName,
    status,
    expired: status === "invited" && invitationExpiresAt !== null && invitationExpiresAt <= context.now(),
    joined: joinedAt && timeOfTenant(context, joinedAt),
    until: status === "invited" && invitationExpiresAt ? timeOfTenant(context, invitationExpiresAt) : null,
  };
}

const timeOfTenant = ({ tenant: { countryCode } }: TenantContext, at: Date) =>
  shownTime(at, cultureOfCountry(countryCode), timeZoneOfCountry(countryCode));
