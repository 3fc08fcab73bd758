import { z } from "zod";
import { findMeByAccount, findMeByKey, type Me } from "~/data/control/me";
import { AppError } from "~/domain/errors/app-error";
import { everything, permissions } from "~/domain/permissions/permission";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * The user that asks, or that the API key acts for, with their permissions. Throws `unauthenticated` or `not-found`.
 */
export const getMe = defineOperation({
  name: "accounts.get-me",
  permission: "anyone",
  input: z.object({}),
  async run(context: VisitorContext) {
    const me = await requireMe(context);
    const held = "permissions" in context.actor ? context.actor.permissions : [];
    return { ...me, permissions: held.includes(everything) ? [...permissions] : [...held] };
  },
});

/** The member that acts. */
export async function requireMe({ control, actor }: VisitorContext): Promise<NonNullable<Me>> {
  if (actor.kind !== "person" && actor.kind !== "key")
    throw new AppError("unauthenticated", "error.unauthenticated");
  const me =
    actor.kind === "key" ? await findMeByKey(control, actor.id) : await findMeByAccount(control, actor.id);
  if (!me) throw new AppError("not-found", "accounts.problem.no-user");
  return me;
}
