import type { UserRow } from "~/components/people/users-table";
import type { User } from "~/domain/people/user";
import { statusWordOf } from "~/domain/people/user-status";
import { shownMoment } from "~/domain/tenants/shown-day";
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
    joined: joinedAt && shownMoment(joinedAt, context.tenant),
    until:
      status === "invited" && invitationExpiresAt ? shownMoment(invitationExpiresAt, context.tenant) : null,
  };
}
