import { z } from "zod";
import { claimMail, markMailFailed, markMailSent, selectDueMails } from "~/data/control/outbox";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { MailSender } from "../ports";

/** A mail that could not be handed over eight times (within two hours) stays in the outbox with its last error. */
const mostAttempts = 8;
const batchSize = 20;

type OutboxContext = VisitorContext & { mail: MailSender };

/**
 * Sends the mails that are due, at most 20 a run: first those that someone may wait for, then those that can be
 * stopped, the oldest first. Two runs at once do not send a mail twice; a run that dies in between does, since its mail
 * is tried again.
 */
export const sendOutbox = defineOperation({
  name: "mail.send-outbox",
  permission: "system",
  input: z.object({}),
  async run(context: OutboxContext) {
    const asked = { now: context.now(), most: mostAttempts };
    const first = await selectDueMails(context.control, { ...asked, limit: batchSize, stoppable: false });
    const limit = batchSize - first.length;
    const rest = limit > 0 ? await selectDueMails(context.control, { ...asked, limit, stoppable: true }) : [];
    const due = [...first, ...rest];
    const outcomes = await Promise.all(due.map((mail) => sendOne(context, mail)));
    return { sent: outcomes.filter(Boolean).length, failed: outcomes.filter((sent) => !sent).length };
  },
});

type DueMail = Awaited<ReturnType<typeof selectDueMails>>[number];

async function sendOne(context: OutboxContext, { id, attempts, ...mail }: DueMail): Promise<boolean> {
  const claimed = await claimMail(context.control, id, attempts);
  if (claimed.length === 0) return false;
  try {
    await context.mail.send(mail);
    await markMailSent(context.control, id, context.now());
    return true;
  } catch (error) {
    context.log.error("mail.not-sent", error, { mail: id, attempt: attempts + 1 });
    await markMailFailed(context.control, id, String(error).slice(0, 500));
    return false;
  }
}
