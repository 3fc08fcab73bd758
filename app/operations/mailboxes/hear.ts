import { hurryMailbox } from "~/data/shard/mailboxes";
import { mailboxNewsInput } from "~/domain/mailboxes/mailbox-inputs";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";

/**
 * Takes what Microsoft announces: the mailbox is looked into with the next run of the cron. What names another subscription, or
 * does not bring its secret, changes nothing. Returns whether the mailbox will be looked into.
 */
export const hearOfMail = defineOperation({
  name: "mailboxes.hear",
  permission: "anyone",
  input: mailboxNewsInput,
  async run({ shard, secrets, now }: RunContext, { value }): Promise<boolean> {
    // All of one request are about the mailbox of its address: the first that is right will do.
    for (const { subscriptionId, clientState } of value.slice(0, 5)) {
      const stateDigest = await secrets.digest(clientState ?? "");
      const found = await hurryMailbox(shard, { subscriptionId, stateDigest, at: now() });
      if (found.length > 0) return true;
    }
    return false;
  },
});
