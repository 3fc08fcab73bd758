import { insertIntakeLine } from "~/data/shard/intake-log";
import { claimMailbox, type MailboxRow, updateMailbox } from "~/data/shard/mailboxes";
import {
  failuresUntilNotified,
  pauseAfter,
  pollPause,
  renewedBefore,
  runLockDuration,
  subscriptionLength,
} from "~/domain/mailboxes/mailbox";
import { MailboxError } from "~/domain/mailboxes/mailbox-error";
import { syncMailboxInput } from "~/domain/mailboxes/mailbox-inputs";
import { defineOperation } from "../define-operation";
import { receiveMail } from "../intake/receive-mail";
import { sendNotificationsSoon } from "../notifications/steps/send-notifications-soon";
import { ofTenant } from "../of-tenant";
import type { ListFrom, MailboxContext, OpenMailbox } from "./mailbox-ports";
import { secretOf } from "./steps/mailbox-secret";

/** A run ends after this many pages or this long; the next goes on where it ended. */
const turn = { pages: 4, milliseconds: 40_000 };
/** What may have come while a listing was lost; taking it again creates nothing twice. */
const lookedBack = 24 * 60 * 60 * 1000;

/** What precedes the moment in place of a link that was lost. */
const fromMoment = "since:";

/**
 * Takes what came into the organization's mailbox since the last run, as the mail door would: the place in the listing
 * is kept after each page, so that a run that breaks off, or an outage, loses nothing and creates nothing twice. Has
 * messages announced to `notifyUrl`, and renews that in time. What goes wrong is recorded, and people are notified
 * after five failures in a row.
 */
export const syncMailbox = defineOperation({
  name: "mailboxes.sync",
  permission: "system",
  input: syncMailboxInput,
  async run(context: MailboxContext, { notifyUrl }): Promise<{ taken: number; more: boolean }> {
    const { shard, now } = context;
    const [row] = await claimMailbox(shard, now(), new Date(now().getTime() + runLockDuration));
    if (!row) return { taken: 0, more: false };
    try {
      const mailbox = await context.mailboxes.open(row, await secretOf(context, row));
      if (notifyUrl) await keepAnnounced(context, mailbox, row, notifyUrl);
      const { taken, more } = await takePages(context, mailbox, row);
      const next = more ? now() : new Date(now().getTime() + pollPause);
      const good = { failures: 0, problem: null, warnedAt: null, lastSuccessAt: now() };
      await updateMailbox(shard, row, { ...good, dueAt: next, busyUntil: now() });
      return { taken, more };
    } catch (error) {
      await noteFailure(context, row, error);
      return { taken: 0, more: false };
    }
  },
});

async function takePages(context: MailboxContext, mailbox: OpenMailbox, row: MailboxRow) {
  const started = context.now().getTime();
  let link = row.link;
  let taken = 0;
  for (let page = 0; page < turn.pages; page += 1) {
    const { ids, next, delta } = await mailbox.list(startOf(link, row));
    for (const id of ids) taken += await takeOne(context, mailbox, id);
    link = next ?? delta;
    await updateMailbox(context.shard, row, { link });
    if (!next) return { taken, more: false };
    if (context.now().getTime() - started > turn.milliseconds) break;
  }
  return { taken, more: true };
}

const startOf = (link: string | null, { connectedAt }: MailboxRow): ListFrom => {
  if (link === null) return { since: connectedAt };
  return link.startsWith(fromMoment) ? { since: new Date(link.slice(fromMoment.length)) } : { link };
};

/** Takes one message; returns how many of its files became documents. */
async function takeOne(context: MailboxContext, mailbox: OpenMailbox, id: string): Promise<number> {
  const raw = await mailbox.fetch(id);
  if (raw === "gone") return 0;
  if (raw === "too-large") {
    await insertIntakeLine(context.shard, {
      id: context.newId(),
      at: context.now(),
      messageId: `graph:${id}`.slice(0, 500),
      sender: "",
      subject: "",
      part: "",
      outcome: "refused",
      reason: "too-large",
    });
    return 0;
  }
  const mail = await context.takeApart(raw);
  const outcomes = await receiveMail({ ...context, actor: { kind: "mail", id: mail.identity } }, mail);
  return outcomes.filter(({ outcome }) => outcome === "taken").length;
}

/** Has messages announced when they are not, and for longer when that ends soon. */
async function keepAnnounced(
  context: MailboxContext,
  mailbox: OpenMailbox,
  row: MailboxRow,
  notifyUrl: string,
) {
  const { shard, now, secrets } = context;
  const left = (row.subscribedUntil?.getTime() ?? 0) - now().getTime();
  if (row.subscriptionId && left > renewedBefore) return;
  const until = new Date(now().getTime() + subscriptionLength);
  if (row.subscriptionId && left > 0 && (await mailbox.renew(row.subscriptionId, until))) {
    await updateMailbox(shard, row, { subscribedUntil: until });
    return;
  }
  const clientState = secrets.newToken();
  const subscriptionId = await mailbox.subscribe({ notifyUrl, clientState, until });
  const stateDigest = await secrets.digest(clientState);
  await updateMailbox(shard, row, { subscriptionId, subscribedUntil: until, stateDigest });
}

async function noteFailure(context: MailboxContext, row: MailboxRow, error: unknown): Promise<void> {
  const { shard, now, log } = context;
  const known = error instanceof MailboxError ? error : null;
  if (!known) log.error("mailboxes.sync", error, ofTenant(context, {}));
  const at = now();
  // Microsoft has lost the place in the listing: it begins again a while back, with the next run.
  if (known?.problem === "begin-again") {
    const back = (row.lastSuccessAt ?? row.connectedAt).getTime() - lookedBack;
    const from = new Date(Math.max(back, row.connectedAt.getTime()));
    await updateMailbox(shard, row, { link: `${fromMoment}${from.toISOString()}`, dueAt: at, busyUntil: at });
    return;
  }
  const failures = row.failures + 1;
  const isTold = failures >= failuresUntilNotified && row.warnedAt === null;
  await updateMailbox(shard, row, {
    failures,
    problem: `mailbox.problem.${known?.problem ?? "unreachable"}`,
    lastFailureAt: at,
    dueAt: new Date(at.getTime() + pauseAfter(failures, known?.retryAfter ?? null)),
    busyUntil: at,
    ...(isTold && { warnedAt: at }),
  });
  if (isTold) await sendNotificationsSoon(context, "intake-refused");
}
