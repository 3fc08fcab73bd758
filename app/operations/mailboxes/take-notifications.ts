import { pollMailboxSoon } from "~/data/shard/mailboxes";
import { mailboxNotificationsInput } from "~/domain/mailboxes/mailbox-inputs";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";

/**
 * Takes what Microsoft announces: the mailbox is read with the next run of the cron. What names another subscription, or
 * does not bring its secret, changes nothing. Returns whether the mailbox will be read.
 */
export const handleMailboxNotifications = defineOperation({
  name: "mailboxes.take-notifications",
  permission: "anyone",
  input: mailboxNotificationsInput,
  async run({ shard, secrets, now }: RunContext, { value }): Promise<boolean> {
    // All of one request are about the mailbox of its address: the first that is right will do.
    for (const { subscriptionId, clientState } of value.slice(0, 5)) {
      const stateDigest = await secrets.digest(clientState ?? "");
      const found = await pollMailboxSoon(shard, { subscriptionId, stateDigest, at: now() });
      if (found.length > 0) return true;
    }
    return false;
  },
});
