import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { sessions, users } from "./control-schema";

export type SecondFactorRow = {
  userId: string;
  email: string;
  language: string;
  passwordHash: string;
  totpSecret: string | null;
  totpConfirmedAt: Date | null;
  totpLastStep: number | null;
  recoveryCodes: string[] | null;
};

const columns = {
  userId: users.id,
  email: users.email,
  language: users.language,
  passwordHash: users.passwordHash,
  totpSecret: users.totpSecret,
  totpConfirmedAt: users.totpConfirmedAt,
  totpLastStep: users.totpLastStep,
  recoveryCodes: users.recoveryCodes,
};

/** The second factor of an account, or null when there is no such account. */
export async function findSecondFactor(
  control: ControlDatabase,
  userId: string,
): Promise<SecondFactorRow | null> {
  return (await control.select(columns).from(users).where(eq(users.id, userId)).get()) ?? null;
}

/** Whose session awaits its second factor, or null when none such was opened after `since`. */
export async function findAwaiting(
  control: ControlDatabase,
  tokenHash: string,
  since: Date,
): Promise<SecondFactorRow | null> {
  const row = await control
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.awaitsSecondFactor, true),
        isNull(sessions.revokedAt),
        gt(sessions.createdAt, since),
      ),
    )
    .get();
  return row ?? null;
}

/** Records the step of a code that was given; returns no row when it, or a later one, was given before. */
export const spendTotpStep = (control: ControlDatabase, userId: string, step: number) =>
  control
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });

/** Replaces the seal of a secret by a renewed one, unless the secret was changed meanwhile. */
export const replaceTotpSeal = (
  control: ControlDatabase,
  userId: string,
  { from, to }: { from: string; to: string },
) =>
  control
    .update(users)
    .set({ totpSecret: to })
    .where(and(eq(users.id, userId), eq(users.totpSecret, from)));

/** Takes a recovery code's digest out of the list; returns no row when it is not in it any more. */
export const spendRecoveryCode = (control: ControlDatabase, userId: string, digest: string) =>
  control
    .update(users)
    .set({
      recoveryCodes: sql`(select json_group_array(value) from json_each(${users.recoveryCodes}) where value <> ${digest})`,
    })
    .where(
      and(
        eq(users.id, userId),
        sql`exists (select 1 from json_each(${users.recoveryCodes}) where value = ${digest})`,
      ),
    )
    .returning({ id: users.id });

/** Lets a session in under a new token, if the statement just before it in the batch changed a row. */
export const openAwaitingIfChanged = (control: ControlDatabase, tokenHash: string, newHash: string) =>
  control
    .update(sessions)
    .set({ awaitsSecondFactor: false, tokenHash: newHash })
    .where(and(eq(sessions.tokenHash, tokenHash), sql`changes() > 0`));

/** Keeps a secret that its owner has not confirmed yet, unless a second factor is in use. */
export const putUnconfirmedSecret = (control: ControlDatabase, userId: string, sealed: string) =>
  control
    .update(users)
    .set({ totpSecret: sealed, totpLastStep: null })
    .where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });

/**
 * Puts the secret that was shown into use, sealed again as `kept`; returns no row when another one was shown since, or
 * one is in use.
 */
export const confirmSecret = (
  control: ControlDatabase,
  userId: string,
  shown: { sealed: string; kept: string; step: number; recoveryCodes: string[]; at: Date },
) =>
  control
    .update(users)
    .set({
      totpSecret: shown.kept,
      totpConfirmedAt: shown.at,
      totpLastStep: shown.step,
      recoveryCodes: shown.recoveryCodes,
    })
    .where(and(eq(users.id, userId), eq(users.totpSecret, shown.sealed), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });

/** New recovery codes in place of the old, if the statement just before it in the batch changed a row. */
export const putRecoveryCodesIfChanged = (control: ControlDatabase, userId: string, digests: string[]) =>
  control
    .update(users)
    .set({ recoveryCodes: digests })
    .where(and(eq(users.id, userId), sql`changes() > 0`));

/** Switches the second factor off, if the statement just before it in the batch changed a row. */
export const clearSecondFactorIfChanged = (control: ControlDatabase, userId: string) =>
  control
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null, recoveryCodes: null })
    .where(and(eq(users.id, userId), sql`changes() > 0`));
