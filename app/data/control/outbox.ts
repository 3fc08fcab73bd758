import { and, asc, desc, eq, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { MailAttachment } from "~/domain/mail/mail-attachment";
import type { RichMail } from "~/domain/mail/rich-mail";
import type { ControlDatabase } from "./control-database";
import { mailOutbox } from "./control-schema";

export type OutboxRow = {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  createdAt: Date;
  inReplyTo?: string;
  stopLink?: string;
  attachment?: MailAttachment | null;
  replyTo?: string;
  rich?: RichMail;
};

const { id, recipient, subject, body, createdAt, attempts, sentAt, inReplyTo, stopLink } = mailOutbox;
const { attachment, replyTo, rich } = mailOutbox;

export const insertMail = (control: ControlDatabase, mail: OutboxRow) =>
  control.insert(mailOutbox).values(mail);

/** The same, unless a mail of this id was written before. */
export const insertMailOnce = (control: ControlDatabase, mail: OutboxRow) =>
  control.insert(mailOutbox).values(mail).onConflictDoNothing();

/** The same, but only when the statement just before it in the batch changed a row. */
export const insertMailIfChanged = (
  control: ControlDatabase,
  mail: Omit<OutboxRow, "attachment" | "replyTo" | "rich">,
) =>
  control.insert(mailOutbox).select(
    sql`select ${mail.id}, ${mail.recipient}, ${mail.subject}, ${mail.body}, ${mail.createdAt.getTime()}, null, 0, null, ${mail.inReplyTo ?? null},
      ${mail.stopLink ?? null}, null, null, null
      where changes() > 0`,
  );

/** When a mail was written; null for one that is not there. */
export async function findMailTime(control: ControlDatabase, mailId: string): Promise<Date | null> {
  const row = await control.select({ createdAt }).from(mailOutbox).where(eq(id, mailId)).get();
  return row?.createdAt ?? null;
}

/**
 * The oldest mails that are due: unsent, tried fewer than `most` times, and the nth repetition not before 2^n - 1 minutes
 * after the mail was written. Mails that can be stopped, and those that cannot, are asked for apart: nobody who waits for a
 * code waits behind the mails of a morning.
 */
export const selectDueMails = (
  control: ControlDatabase,
  { now, most, limit, stoppable }: { now: Date; most: number; limit: number; stoppable: boolean },
) =>
  control
    .select({ id, recipient, subject, body, attempts, inReplyTo, stopLink, attachment, replyTo, rich })
    .from(mailOutbox)
    .where(
      and(
        isNull(sentAt),
        stoppable ? isNotNull(stopLink) : isNull(stopLink),
        lt(attempts, most),
        sql`${createdAt} + ((1 << ${attempts}) - 1) * 60000 <= ${now.getTime()}`,
      ),
    )
    .orderBy(asc(createdAt))
    .limit(limit);

/** Takes a mail for sending by counting the attempt; returns no row when another run took it first. */
export const claimMail = (control: ControlDatabase, mailId: string, expectedAttempts: number) =>
  control
    .update(mailOutbox)
    .set({ attempts: expectedAttempts + 1 })
    .where(and(eq(id, mailId), eq(attempts, expectedAttempts), isNull(sentAt)))
    .returning({ id });

const clearedContents = {
  subject: "",
  body: "",
  stopLink: null,
  attachment: null,
  replyTo: null,
  rich: null,
};

/** Records that a mail was sent, and forgets what it said: mails hold codes and links that open accounts. */
export const markMailSent = (control: ControlDatabase, mailId: string, now: Date) =>
  control
    .update(mailOutbox)
    .set({ sentAt: now, lastError: null, ...clearedContents })
    .where(eq(id, mailId));

/** Forgets what mails said that were written before `moment` and could not be sent. */
export const forgetUnsentTexts = (control: ControlDatabase, moment: Date) =>
  control
    .update(mailOutbox)
    .set(clearedContents)
    .where(and(isNull(sentAt), lt(createdAt, moment), ne(body, "")));

/** Deletes mails that were written before `moment`. Their ids keep the same mail from being written twice until then. */
export const deleteMailsBefore = (control: ControlDatabase, moment: Date) =>
  control.delete(mailOutbox).where(lt(createdAt, moment));

export const markMailFailed = (control: ControlDatabase, mailId: string, lastError: string) =>
  control.update(mailOutbox).set({ lastError }).where(eq(id, mailId));

/** The newest mails, sent or not. */
export const selectNewestMails = (control: ControlDatabase, limit: number) =>
  control
    .select({ id, recipient, subject, body, createdAt, replyTo })
    .from(mailOutbox)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
