import { spendAttempt } from "~/data/control/verification-codes";
import { type CodePurpose, codeRules, sealedCodeText } from "~/domain/accounts/code-rules";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../../context";
import { noteFailedAttempt } from "./note-failed-attempt";

/**
 * Spends one attempt at the code that was mailed. Returns the digest by which the caller uses the code up in the batch of
 * what it opens. Throws `invalid` at the field `code`.
 */
export async function spendCode(
  context: VisitorContext,
  { purpose, email, code }: { purpose: CodePurpose; email: string; code: string },
): Promise<string> {
  const limit = { attempts: codeRules.attempts, now: context.now() };
  const kept = await spendAttempt(context.control, { email, purpose }, limit);
  if (!kept) {
    await noteFailedAttempt(context, "code", { email }, { purpose, reason: "expired" });
    throw codeExpired();
  }
  const text = sealedCodeText({ purpose, email, salt: kept.salt, code });
  const given = await context.secrets.sealedDigests(text);
  if (!given.includes(kept.codeHash)) {
    await noteFailedAttempt(context, "code", { email }, { purpose, reason: "wrong" });
    throw new AppError("invalid", "accounts.problem.code-wrong", { field: "code" });
  }
  return kept.codeHash;
}

export const codeExpired = () => new AppError("invalid", "accounts.problem.code-expired", { field: "code" });
