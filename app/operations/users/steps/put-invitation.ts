import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { insertMember } from "~/data/control/members";
import { insertMail } from "~/data/control/outbox";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { userStatus } from "~/domain/accounts/person";
import { AppError } from "~/domain/errors/app-error";
import { invitationLifetime } from "~/domain/people/invitation";
import { adminRole } from "~/domain/permissions/seeded-roles";
import { auditOf } from "../../audit-of";
import type { TenantContext } from "../../context";
import { invitationMail } from "./invitation-mail";
import { limitInvitations } from "./limit-invitations";

type Invitation = {
  givenName: string;
  familyName: string;
  email: string;
  roleId: string;
  features: string[] | null;
  site: string;
};

/**
 * Records an invitation and queues its mail. Nothing tells whether the e-mail has an account somewhere: acceptance
 * finds out. Throws AppError `conflict` when the tenant has a user of this e-mail, `too-many` beyond the rate limit.
 */
export async function putInvitation(context: TenantContext, { site, ...invited }: Invitation) {
  const { control } = context;
  await limitInvitations(context);
  const [memberId, now] = [context.newId(), context.now()];
  await commit(control, [
    insertMember(control, {
      ...invited,
      id: memberId,
      features: invited.roleId === adminRole ? null : invited.features,
      status: userStatus.invited,
      invitedAt: now,
      invitationExpiresAt: new Date(now.getTime() + invitationLifetime),
      createdAt: now,
    }),
    insertMail(control, invitationMail(context, { ...invited, memberId, site })),
    insertControlAudit(
      control,
      auditOf(context, "users.invite", memberId, { roleId: invited.roleId, features: invited.features }),
    ),
  ]).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("conflict", "people.problem.email-known", { field: "email" });
  });
  return { memberId };
}
