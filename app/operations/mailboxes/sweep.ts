import { z } from "zod";
import { postponeMailbox, selectDueMailboxes } from "~/data/shard/mailboxes";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { OfTenant } from "../of-tenant";
import type { SweepContext } from "../processing/processing-context";
import type { MailboxContext } from "./mailbox-ports";
import { syncMailbox } from "./sync";

/** Mailboxes of one minute and one shard, one after another: each run is bounded, and mails are held in memory. */
const atOnce = 10;
/** No run begins after so long: the cron comes again. */
const longest = 5 * 60 * 1000;

/** How long the mailbox of an organization that takes nothing at present is not polled. */
const inactivePause = 60 * 60 * 1000;

type Context = VisitorContext & {
  shards: Pick<SweepContext["shards"][number], "database">[];
  openTenant(found: OfTenant): Promise<MailboxContext | null>;
  /** Where Microsoft announces the messages of a tenant; null where it cannot reach us. */
  notifyUrlOf(found: OfTenant): string | null;
};

/** Looks into the mailboxes that are due. Called every minute; one index lookup for each shard when none is. */
export const sweepMailboxes = defineOperation({
  name: "mailboxes.sweep",
  permission: "system",
  input: z.object({}),
  async run(context: Context): Promise<{ taken: number }> {
    const started = context.now().getTime();
    let taken = 0;
    for (const { database } of context.shards)
      for (const due of await selectDueMailboxes(database, context.now(), atOnce)) {
        if (context.now().getTime() - started > longest) return { taken };
        const home = await context.openTenant(due);
        if (home) taken += (await syncMailbox(home, { notifyUrl: context.notifyUrlOf(due) })).taken;
        else await postponeMailbox(database, due, new Date(context.now().getTime() + inactivePause));
      }
    return { taken };
  },
});
