import { z } from "zod";
import { findMembership, type Membership } from "~/data/control/membership";
import { findAccount } from "~/data/control/users";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** What the tenants know of the signed-in person: status, tenant and member. Throws `not-found` when none does. */
export const checkInvitation = defineOperation({
  name: "accounts.check-invitation",
  permission: "signed-in",
  input: z.object({}),
  async run(context: VisitorContext): Promise<Membership> {
    const account = await findAccount(context.control, context.actor.id);
    const membership = account && (await findMembership(context.control, account));
    if (!membership) throw new AppError("not-found", "accounts.problem.not-invited");
    return membership;
  },
});
