import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { insertMailIfChanged } from "~/data/control/outbox";
import { renewInvitation } from "~/data/control/user-changes";
import { userStatus } from "~/domain/accounts/person";
import { AppError } from "~/domain/errors/app-error";
import { invitationLifetime, resendGap } from "~/domain/people/invitation";
import { resendInvitationInput } from "~/domain/people/user-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { invitationMail } from "./steps/invitation-mail";
import { limitInvitations } from "./steps/limit-invitations";
import { requireUser } from "./steps/require-user";

/**
 * Mails an open invitation again; its time starts again. Throws `conflict` when it is not open, `too-many` within a minute
 * or beyond the rate limit.
 */
export const resendInvitation = defineOperation({
  name: "users.resend-invitation",
  permission: "Users.Invite",
  input: resendInvitationInput,
  async run(context: TenantContext, { memberId, site }) {
    const { control } = context;
    const user = await requireUser(context, memberId);
    if (user.status !== userStatus.invited) throw new AppError("conflict", "people.problem.not-invited");
    await limitInvitations(context);
    const at = context.now();
    const [renewed] = await commit(control, [
      renewInvitation(control, {
        memberId,
        at,
        expiresAt: new Date(at.getTime() + invitationLifetime),
        notSince: new Date(at.getTime() - resendGap),
      }),
      insertMailIfChanged(control, invitationMail(context, { ...user, memberId, site })),
      insertControlAuditIfChanged(control, auditOf(context, "users.resend-invitation", memberId)),
    ]);
    if (renewed.length === 0) throw new AppError("too-many", "people.problem.resent-too-soon");
  },
});
