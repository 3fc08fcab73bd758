import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { acceptMembership } from "~/data/control/membership";
import { isUniqueViolation } from "~/data/is-unique-violation";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { invitationOf } from "~/domain/accounts/invitation-state";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { notifyInBell } from "../notifications/steps/notify-in-bell";
import type { OfTenant } from "../of-tenant";

const name = "accounts.accept-invitation";

/** Opens the tenant that invited, which is not the caller's yet; null when it is gone. */
type Context = VisitorContext & { openTenant(found: OfTenant): Promise<{ shard: TenantShard } | null> };

/**
 * Makes the signed-in person the member that an invitation's state (tenant|member) names. Throws `not-found` when there
 * is no such open invitation to the person's own e-mail.
 */
export const acceptInvitation = defineOperation({
  name,
  permission: "signed-in",
  input: z.object({ state: z.string().max(300) }),
  async run(context: Context, { state }) {
    const invitation = invitationOf(state);
    if (!invitation) throw gone();
    const audit = { ...auditOf(context, name, invitation.memberId), tenantId: invitation.tenantId };
    // Two invitations accepted at once are settled by the index of active members: the second batch fails as a whole.
    const [joined] = await commit(context.control, [
      acceptMembership(context.control, invitation, context.actor.id, context.now()),
      insertControlAuditIfChanged(context.control, audit),
    ]).catch((error: unknown) => {
      throw isUniqueViolation(error) ? gone() : error;
    });
    if (joined.length === 0) throw gone();
    await tell(context, invitation);
  },
});

/** Tells those who invite people. The person has joined all the same where that fails. */
async function tell(context: Context, { tenantId, memberId }: { tenantId: string; memberId: string }) {
  try {
    const home = await context.openTenant({ tenantId });
    const about = { key: memberId, name: "", subjectId: memberId, byId: context.actor.id, at: context.now() };
    if (home) await notifyInBell(home, { kind: "invitation-accepted", ...about });
  } catch (error) {
    context.log.error("accounts.tell-of-acceptance", error, { tenantId, memberId });
  }
}

const gone = () => new AppError("not-found", "accounts.problem.invitation");
