import { commit } from "~/data/commit";
import { selectRecipients } from "~/data/control/notification-choices";
import { insertMailOnce } from "~/data/control/outbox";
import {
  completeNotification,
  postponeNotification,
  type ScheduledNotification,
  selectDueNotifications,
} from "~/data/control/scheduled-notifications";
import { selectNotifiedByModel } from "~/data/shard/mail-rules";
import { localDayOf } from "~/domain/listing/local-day";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { nextMorning } from "~/domain/notifications/next-morning";
import { sendNotificationsInput } from "~/domain/notifications/notification-inputs";
import { administratorKinds } from "~/domain/notifications/notification-kinds";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { keyOfTenant, type OfTenant, openedOnce } from "../of-tenant";
import type { RunContext } from "../processing/processing-context";
import { documentMails, type ReviewMail, reviewMailsOf } from "./steps/document-mails";
import { availableKinds } from "./steps/enabled-kinds";
import { type News, readNews } from "./steps/news";
import { notificationMailOf } from "./steps/notification-mail-of";

/** Turns of one minute; the rest waits for the next. 100 a minute is 28,800 tenants in a day, five kinds each. */
const turnsAtOnce = 100;
/** Mails that are written in one batch. */
const mailsAtOnce = 50;
const pauseAfterFailure = 15 * 60 * 1000;

/** Our site, and our mail domain. */
type Ours = { site: string; domain: string };
type Context = VisitorContext & { openTenant(found: OfTenant): Promise<RunContext | null> };

/**
 * Writes the mails that are due to the people who want them: at most one a day of a kind to each, with what happened
 * since the last; with that about documents that need review, one about each of the newest, which can be answered. A
 * turn that is cut off is made again, and writes no mail twice: a mail has the person, the kind and the beginning of
 * its time in its id. A turn that fails is logged and tried again later, and delays no other.
 */
export const sendNotifications = defineOperation({
  name: "notifications.send-due",
  permission: "system",
  input: sendNotificationsInput,
  async run(context: Context, ours): Promise<{ written: number }> {
    const open = openedOnce(context.openTenant);
    let written = 0;
    for (const turn of await selectDueNotifications(context.control, context.now(), turnsAtOnce))
      try {
        written += await takeTurn(context, await open(turn), turn, ours);
      } catch (error) {
        context.log.error("notifications.turn", error, turn);
        const later = new Date(context.now().getTime() + pauseAfterFailure);
        await commit(context.control, [postponeNotification(context.control, turn, later)]);
      }
    return { written };
  },
});

async function takeTurn(
  { control, now }: Context,
  home: RunContext | null,
  turn: ScheduledNotification,
  ours: Ours,
): Promise<number> {
  const { since, until, sentDay } = turn;
  const zone = timeZoneOfCountry(home?.tenant.countryCode ?? "");
  const today = localDayOf(now(), zone);
  const isTold = sentDay === today;
  const written = home && !isTold ? await writeMails(home, turn, ours) : 0;
  const sent = written > 0 ? today : sentDay;
  const next = { since: isTold ? since : until, at: nextMorning(now(), zone, sent), sentDay: sent };
  await commit(control, [completeNotification(control, turn, next)]);
  return written;
}

/** Writes to everyone who wants it, if there is anything to tell; returns how many. */
async function writeMails(
  context: RunContext,
  turn: ScheduledNotification,
  { site, domain }: Ours,
): Promise<number> {
  const { control, shard, now } = context;
  const { kind, since, until } = turn;
  const named = kind === "needs-look" ? (await selectNotifiedByModel(shard)).flatMap(({ told }) => told) : [];
  const wanted = { kind, named, byDefault: administratorKinds.includes(kind), limit: mailsAtOnce };
  let after = "";
  let written = 0;
  let news: News | null = null;
  let looks: ReviewMail[] | null = null;
  for (let isMore = true; isMore; ) {
    const found = await selectRecipients(control, { ...wanted, after });
    isMore = found.length === mailsAtOnce;
    after = found.at(-1)?.memberId ?? "";
    const recipients = found.filter((person) => availableKinds(person).includes(kind));
    if (recipients.length > 0) {
      news ??= await readNews[kind](context, { since, until }, site);
      if (!news) return 0;
      const told = { kind, news, site };
      const letters = await Promise.all(
        recipients.map(async (person) => ({
          person,
          letter: await notificationMailOf(context, { ...told, person }),
        })),
      );
      const [first, ...rest] = letters.flatMap(({ person, letter }) =>
        letter
          ? insertMailOnce(control, {
              id: keyOfTenant(context, "notification", kind, person.userId, since.getTime()),
              recipient: person.email,
              createdAt: now(),
              ...letter,
            })
          : [],
      );
      if (first) await commit(control, [first, ...rest]);
      written += first ? rest.length + 1 : 0;
      if (kind !== "needs-look" || domain === "") continue;
      looks ??= await reviewMailsOf(context, { since, until });
      for (const person of recipients) await writeLooks(context, person, looks, { site, domain });
    }
  }
  return written;
}

/** Writes the mails about single documents to someone, each once. */
async function writeLooks(
  context: RunContext,
  person: Parameters<typeof documentMails>[1],
  looks: readonly ReviewMail[],
  ours: Ours,
): Promise<void> {
  const { control, now } = context;
  const letters = await documentMails(context, person, looks, ours);
  const [first, ...rest] = letters.map(({ key, ...letter }) =>
    insertMailOnce(control, {
      id: keyOfTenant(context, "look", person.userId, key),
      recipient: person.email,
      createdAt: now(),
      ...letter,
    }),
  );
  if (first) await commit(control, [first, ...rest]);
}
