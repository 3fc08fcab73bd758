import { and, eq, sql } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import type { ControlDatabase } from "./control-database";
import { members, users } from "./control-schema";

type Names = { givenName: string; familyName: string };

export const setNames = (control: ControlDatabase, userId: string, { givenName, familyName }: Names) =>
  control.update(users).set({ givenName, familyName }).where(eq(users.id, userId));

/** The same names for the member that the account is in its tenant. */
export const setMemberNames = (control: ControlDatabase, userId: string, { givenName, familyName }: Names) =>
  control.update(members).set({ givenName, familyName }).where(activeMemberOf(userId));

export const setLanguageOf = (control: ControlDatabase, userId: string, language: string) =>
  control.update(users).set({ language }).where(eq(users.id, userId));

/** Gives an account another e-mail, if the statement just before it in the batch changed a row. */
export const setEmailIfChanged = (control: ControlDatabase, userId: string, email: string) =>
  control
    .update(users)
    .set({ email })
    .where(and(eq(users.id, userId), sql`changes() > 0`))
    .returning({ id: users.id });

/** The same e-mail for the member, once the account has it. */
export const copyEmailToMember = (control: ControlDatabase, userId: string, email: string) =>
  control
    .update(members)
    .set({ email })
    .where(
      and(
        activeMemberOf(userId),
        sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.email} = ${email})`,
      ),
    );

const activeMemberOf = (userId: string) =>
  and(eq(members.userId, userId), eq(members.status, userStatus.active));
