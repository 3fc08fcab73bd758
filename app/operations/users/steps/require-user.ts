import { findUser } from "~/data/control/user-changes";
import { AppError } from "~/domain/errors/app-error";
import { mayGiveRole } from "~/domain/people/may-give-role";
import type { TenantContext } from "../../context";

/** The user with what the role allows. Throws AppError `not-found`. */
export async function requireUser({ control }: TenantContext, memberId: string) {
  const user = await findUser(control, memberId);
  if (!user) throw new AppError("not-found", "people.problem.no-such-user");
  return user;
}

/**
 * The same for someone who is about to change the user: `forbidden` when the user's role allows more than the actor's.
 */
export async function requireLesserUser(context: TenantContext, memberId: string) {
  const user = await requireUser(context, memberId);
  if (!mayGiveRole(context.actor, { id: user.roleId, permissions: user.rolePermissions }))
    throw new AppError("forbidden", "people.problem.user-above");
  return user;
}
