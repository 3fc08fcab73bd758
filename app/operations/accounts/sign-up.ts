import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { insertUser } from "~/data/control/users";
import { markCodeUsed, spendAttempt } from "~/data/control/verification-codes";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { signUpInput } from "~/domain/accounts/account-inputs";
import { codeRules, sealedCodeText } from "~/domain/accounts/code-rules";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { brake } from "./brake";
import { openSession } from "./open-session";

const purpose = "sign-up";

/** Makes an account for whoever holds the code that was mailed, and signs in. Answers the session's token. */
export const signUp = defineOperation({
  name: "accounts.sign-up",
  permission: "anyone",
  input: signUpInput,
  async run(
    context: VisitorContext,
    { code, password, passwordConfirmation: _, address, userAgent, ...person },
  ) {
    await brake(context, "signUpByAddress", address);
    const codeHash = await checkCode(context, person.email, code);
    const userId = context.newId();
    const passwordHash = await context.secrets.hashPassword(password);
    const { token, statement } = await openSession(context, userId, userAgent);
    const now = context.now();
    // Two uses of one code at once are settled by the unique e-mail: the second batch fails as a whole.
    await commit(context.control, [
      markCodeUsed(context.control, codeHash, person.email, now),
      insertUser(context.control, { id: userId, passwordHash, createdAt: now, ...person }),
      statement,
      insertControlAudit(context.control, auditOf(context, "accounts.sign-up", userId)),
    ]).catch((error: unknown) => {
      throw isUniqueViolation(error) ? expired() : error;
    });
    return { token };
  },
});

async function checkCode(context: VisitorContext, email: string, code: string): Promise<string> {
  const limit = { attempts: codeRules.attempts, now: context.now() };
  const kept = await spendAttempt(context.control, { email, purpose }, limit);
  if (!kept) throw expired();
  const given = await context.secrets.sealedDigest(sealedCodeText({ purpose, email, salt: kept.salt, code }));
  if (given !== kept.codeHash)
    throw new AppError("invalid", "accounts.problem.code-wrong", { field: "code" });
  return kept.codeHash;
}

const expired = () => new AppError("invalid", "accounts.problem.code-expired", { field: "code" });
