import { type Account, findAccount } from "~/data/control/users";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../../context";

/** The account of whoever acts. Throws `not-found` when it is gone. */
export async function requireAccount(context: VisitorContext): Promise<Account> {
  const account = await findAccount(context.control, context.actor.id);
  if (!account) throw new AppError("not-found", "error.not-found");
  return account;
}
