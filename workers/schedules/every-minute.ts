import { forgetExpired } from "~/operations/accounts/forget-expired";
import { sendOutbox } from "~/operations/mail/send-outbox";
import type { WebBindings } from "~/platform/bindings";
import { makeVisitorContext } from "~/platform/context";
import { openMailSender } from "~/platform/mail";
import { billingSweep } from "./billing-sweep";
import { erpSweep } from "./erp-sweep";
import { folderSweep } from "./folder-sweep";
import { jobSweep } from "./job-sweep";
import { mailboxSweep } from "./mailbox-sweep";
import { notificationMails } from "./notification-mails";
import { releaseSweep } from "./release-sweep";
import { reportMails } from "./report-mails";
import { sweep } from "./sweep";
import { tenantSweep } from "./tenant-sweep";
import { webhookSweep } from "./webhook-sweep";

/** What the cron does each minute. One part that fails does not keep the others from running. */
export async function everyMinute(env: WebBindings, cron: string): Promise<void> {
  const context = makeVisitorContext(env, { kind: "system", id: "schedule" });
  const mail = openMailSender(env);
  const parts = await Promise.allSettled([
    sweep(env, cron),
    tenantSweep(env),
    releaseSweep(env, cron),
    webhookSweep(env),
    mailboxSweep(env),
    erpSweep(env),
    folderSweep(env, cron),
    reportMails(env),
    notificationMails(env),
    jobSweep(env, cron),
    mail && sendOutbox({ ...context, mail }, {}),
    forgetExpired(context, {}),
    billingSweep(env),
  ]);
  for (const part of parts)
    if (part.status === "rejected") context.log.error("schedule.failed", part.reason, { cron });
}
