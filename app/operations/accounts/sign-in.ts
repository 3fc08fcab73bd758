import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { findCredentials } from "~/data/control/users";
import { signInInput } from "~/domain/accounts/account-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { noteFailedAttempt } from "./steps/note-failed-attempt";
import { openSession } from "./steps/open-session";
import { pendingFactorDetail } from "./steps/pending-factor-detail";
import { enforceRateLimit, resetRateLimit } from "./steps/rate-limit";

/**
 * Opens a session for the right password and returns its token and the account's language. Unknown e-mail and wrong
 * password are one and the same refusal, and take equally long: also where there is no password to compare with, one is
 * compared.
 */
export const signIn = defineOperation({
  name: "accounts.sign-in",
  permission: "anyone",
  input: signInInput,
  async run(context: VisitorContext, { email, password, address, userAgent }) {
    await enforceRateLimit(context, "signInByAddress", address);
    await enforceRateLimit(context, "signInByEmail", email);
    const user = await findCredentials(context.control, email);
    const { passwordMatches, dummyPasswordHash } = context.secrets;
    const matches = await passwordMatches(password, user?.passwordHash || dummyPasswordHash);
    if (!user?.passwordHash || !matches) {
      await noteFailedAttempt(context, "sign-in", { email });
      throw new AppError("invalid", "accounts.problem.sign-in");
    }
    const { token, statement } = await openSession(context, { ...user, userAgent });
    await commit(context.control, [
      statement,
      resetRateLimit(context, "signInByEmail", email),
      insertAccountAudit(
        context.control,
        accountAudit(context, "accounts.sign-in", user.userId, pendingFactorDetail(user)),
      ),
    ]);
    return { token, language: user.language };
  },
});
