import { z } from "zod";
import { findMeByKey } from "~/data/control/me";
import { findMembership, type Membership } from "~/data/control/membership";
import { findAccount } from "~/data/control/users";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * The invitation status of the person that asks, or of the user that the API key acts for: status, tenant and member.
 * Throws `not-found` when no tenant has invited the person.
 */
export const checkInvitation = defineOperation({
  name: "accounts.check-invitation",
  permission: "anyone",
  input: z.object({}),
  async run(context: VisitorContext): Promise<Membership> {
    const membership = await membershipOf(context);
    if (!membership) throw new AppError("not-found", "accounts.problem.not-invited");
    return membership;
  },
});

async function membershipOf({ control, actor }: VisitorContext): Promise<Membership | null> {
  switch (actor.kind) {
    case "person": {
      const account = await findAccount(control, actor.id);
      return account && findMembership(control, account);
    }
    case "key":
      return findMeByKey(control, actor.id);
    default:
      throw new AppError("unauthenticated", "error.unauthenticated");
  }
}
