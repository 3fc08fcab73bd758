import { type SecondFactorRow, spendRecoveryCode, spendTotpStep } from "~/data/control/second-factor";
import { readAppCode, readRecoveryCode } from "~/domain/accounts/recovery-code";
import { AppError } from "~/domain/errors/app-error";
import type { VisitorContext } from "../context";
import { brake } from "./brake";

/**
 * Checks a code of the app or a recovery code against an account. Answers the statement that uses it up (in an
 * object, since awaiting a statement runs it), to stand first in a batch whose next one asks whether it changed a row. Throws `invalid` at the field `code`, or `too-many`.
 */
export async function checkFactor(context: VisitorContext, user: SecondFactorRow, typed: string) {
  await brake(context, "secondFactorByUser", user.userId);
  const appCode = readAppCode(typed);
  const secret =
    user.totpSecret && user.totpConfirmedAt ? await context.secrets.unseal(user.totpSecret) : null;
  if (!secret) throw wrongFactor();
  if (!appCode) {
    const digest = await digestOf(context, user, typed);
    return { spend: spendRecoveryCode(context.control, user.userId, digest) };
  }
  const step = context.secrets.totp.stepOf(secret, appCode, context.now());
  if (step === null) throw wrongFactor();
  return { spend: spendTotpStep(context.control, user.userId, step) };
}

/** What is kept of a recovery code. */
export const recoveryDigest = (context: VisitorContext, userId: string, code: string) =>
  context.secrets.sealedDigest(`recovery|${userId}|${code}`);

async function digestOf(context: VisitorContext, user: SecondFactorRow, typed: string) {
  const digest = await recoveryDigest(context, user.userId, readRecoveryCode(typed) ?? "");
  if (!user.recoveryCodes?.includes(digest)) throw wrongFactor();
  return digest;
}

export const wrongFactor = () => new AppError("invalid", "accounts.problem.factor-wrong", { field: "code" });
