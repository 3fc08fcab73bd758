import { isFreshSignIn } from "~/domain/accounts/fresh-sign-in";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../../context";
import { noteFailedAttempt } from "./note-failed-attempt";
import { enforceRateLimit, resetRateLimit } from "./rate-limit";

type Owner = { email: string; passwordHash: string };

/**
 * Asks the owner of an account for its password once more. An account that only a sign-in provider opens has none: its owner
 * must have signed in lately. Throws `invalid` (at `field` where a password was asked for), or `too-many`.
 */
export async function requirePassword(
  context: VisitorContext,
  owner: Owner,
  password: string,
  field = "password",
): Promise<void> {
  if (owner.passwordHash === "") return requireFreshSignIn(context);
  await enforceRateLimit(context, "signInByEmail", owner.email);
  if (!(await context.secrets.passwordMatches(password, owner.passwordHash))) {
    await noteFailedAttempt(context, "password", { accountId: context.actor.id });
    throw new AppError("invalid", "accounts.problem.password-wrong", { field });
  }
  await resetRateLimit(context, "signInByEmail", owner.email);
}

function requireFreshSignIn({ signedInAt, now }: VisitorContext): void {
  if (!isFreshSignIn(signedInAt, now())) throw new AppError("invalid", "accounts.problem.sign-in-again");
}
