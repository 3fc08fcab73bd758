import { isFreshSignIn } from "~/domain/accounts/fresh-sign-in";
import { hasPassword } from "~/operations/accounts/has-password";
import type { VisitorContext } from "~/operations/context";

/** Whether a person without a password has to sign in with a provider again before a change that asks who they are. */
export const mustSignInAgain = async (context: VisitorContext): Promise<boolean> =>
  !isFreshSignIn(context.signedInAt, context.now()) && !(await hasPassword(context, {}));
