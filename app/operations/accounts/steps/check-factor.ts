import { type SecondFactorRow, spendRecoveryCode, spendTotpStep } from "~/data/control/second-factor";
import { readAppCode, readRecoveryCode } from "~/domain/accounts/recovery-code";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../../context";
import { noteFailedAttempt } from "./note-failed-attempt";
import { enforceRateLimit } from "./rate-limit";
import { openTotpSecret } from "./totp-secret";

/**
 * Checks a code of the app or a recovery code against an account. Returns the statement that uses it up (in an
 * object, since awaiting a statement runs it), to stand first in a batch whose next one asks whether it changed a row. Throws `invalid` at the field `code`, or `too-many`.
 */
export async function checkFactor(context: VisitorContext, user: SecondFactorRow, typed: string) {
  await enforceRateLimit(context, "secondFactorByUser", user.userId);
  const appCode = readAppCode(typed);
  const secret =
    user.totpSecret && user.totpConfirmedAt
      ? await openTotpSecret(context, user.userId, user.totpSecret)
      : null;
  const spend = secret && (await spendingOf(context, user, { secret, appCode, typed }));
  if (spend) return { spend: spend.statement };
  await noteFailedAttempt(context, "second-factor", { accountId: user.userId });
  throw wrongFactor();
}

type Given = { secret: string; appCode: string | null; typed: string };

/** The statement that uses the code up, in an object; null when the code is wrong. */
async function spendingOf(context: VisitorContext, user: SecondFactorRow, { secret, appCode, typed }: Given) {
  if (!appCode) {
    const text = recoveryText(user.userId, readRecoveryCode(typed) ?? "");
    const digests = await context.secrets.sealedDigests(text);
    const kept = digests.find((digest) => user.recoveryCodes?.includes(digest));
    return kept ? { statement: spendRecoveryCode(context.control, user.userId, kept) } : null;
  }
  const step = context.secrets.totp.stepOf(secret, appCode, context.now());
  return step === null ? null : { statement: spendTotpStep(context.control, user.userId, step) };
}

/** What is kept of a recovery code. */
export const recoveryDigest = (context: VisitorContext, userId: string, code: string) =>
  context.secrets.sealedDigest(recoveryText(userId, code));

const recoveryText = (userId: string, code: string) => `recovery|${userId}|${code}`;

export const wrongFactor = () => new AppError("invalid", "accounts.problem.factor-wrong", { field: "code" });
