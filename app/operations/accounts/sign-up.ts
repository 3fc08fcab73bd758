import { commit } from "~/data/commit";
import { insertAccountAudit } from "~/data/control/control-audit";
import { insertUser } from "~/data/control/users";
import { markCodeUsed } from "~/data/control/verification-codes";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { signUpInput } from "~/domain/accounts/account-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { accountAudit } from "./steps/account-audit";
import { openSession } from "./steps/open-session";
import { enforceRateLimit } from "./steps/rate-limit";
import { refuseBreached } from "./steps/refuse-breached";
import { codeExpired, spendCode } from "./steps/spend-code";

/** Creates an account for whoever holds the code that was mailed, and signs in. Returns the session's token. */
export const signUp = defineOperation({
  name: "accounts.sign-up",
  permission: "anyone",
  input: signUpInput,
  async run(
    context: VisitorContext,
    { code, password, passwordConfirmation: _, address, userAgent, ...person },
  ) {
    await enforceRateLimit(context, "signUpByAddress", address);
    await refuseBreached(context, password);
    const codeHash = await spendCode(context, { purpose: "sign-up", email: person.email, code });
    const userId = context.newId();
    const passwordHash = await context.secrets.hashPassword(password);
    const { token, statement } = await openSession(context, { userId, userAgent });
    const now = context.now();
    // Two uses of one code at once are settled by the unique e-mail: the second batch fails as a whole.
    await commit(context.control, [
      markCodeUsed(context.control, codeHash, person.email, now),
      insertUser(context.control, { id: userId, passwordHash, createdAt: now, ...person }),
      statement,
      insertAccountAudit(context.control, accountAudit(context, "accounts.sign-up", userId)),
    ]).catch((error: unknown) => {
      throw isUniqueViolation(error) ? codeExpired() : error;
    });
    return { token, language: person.language };
  },
});
