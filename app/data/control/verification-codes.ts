import { and, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { verificationCodes } from "./control-schema";

export type CodeRow = Pick<
  typeof verificationCodes.$inferInsert,
  "email" | "purpose" | "salt" | "codeHash" | "sentAt" | "expiresAt"
>;

/** Keeps a new code in place of the one before, unless that one was sent after `resendAfter`; then no row changes. */
export const putCode = (control: ControlDatabase, code: CodeRow, resendAfter: Date) =>
  control
    .insert(verificationCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [verificationCodes.email, verificationCodes.purpose],
      set: { ...code, attempts: 0, usedAt: null },
      setWhere: lte(verificationCodes.sentAt, resendAfter),
    })
    .returning({ sentAt: verificationCodes.sentAt });

/**
 * Spends one attempt and returns what to compare with, or null when the code is used, expired, spent or was never sent.
 * Spending comes before comparing, so that parallel guesses cannot get more than their number.
 */
export async function spendAttempt(
  control: ControlDatabase,
  code: { email: string; purpose: string },
  limit: { attempts: number; now: Date },
): Promise<{ salt: string; codeHash: string } | null> {
  const row = await control
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(
      and(
        eq(verificationCodes.email, code.email),
        eq(verificationCodes.purpose, code.purpose),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, limit.now),
        lt(verificationCodes.attempts, limit.attempts),
      ),
    )
    .returning({ salt: verificationCodes.salt, codeHash: verificationCodes.codeHash })
    .get();
  return row ?? null;
}

/** Uses the code up; returns no row when someone else used it first. */
export const markCodeUsed = (control: ControlDatabase, codeHash: string, email: string, now: Date) =>
  control
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationCodes.email, email),
        eq(verificationCodes.codeHash, codeHash),
        isNull(verificationCodes.usedAt),
      ),
    )
    .returning({ email: verificationCodes.email });

export const deleteCodesExpiredBefore = (control: ControlDatabase, moment: Date) =>
  control.delete(verificationCodes).where(lt(verificationCodes.expiresAt, moment));
