import { commit } from "~/data/commit";
import { insertMailOnce } from "~/data/control/outbox";
import { findDeletion } from "~/data/control/tenant-deletion";
import { remindInput } from "~/domain/tenants/deletion-inputs";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";
import { deletionMails } from "./steps/deletion-mails";

/**
 * Writes to everyone who may delete the organization that it will be erased in that many days; 0 days writes nothing. Returns
 * when that is (milliseconds), or null when the deletion was cancelled. Twice makes no second mail.
 */
export const remindOfDeletion = defineOperation({
  name: "tenants.remind-of-deletion",
  permission: "system",
  input: remindInput,
  async run(context: RunContext, { requestedAt, days, origin }): Promise<{ dueAt: number | null }> {
    const { control } = context;
    const deletion = await findDeletion(control);
    if (deletion?.requestedAt.getTime() !== requestedAt) return { dueAt: null };
    const mails = days > 0 ? await deletionMails(context, "reminder", { days, origin, ...deletion }) : [];
    const [first, ...rest] = mails.map((mail) => insertMailOnce(control, mail));
    if (first) await commit(control, [first, ...rest]);
    return { dueAt: deletion.dueAt.getTime() };
  },
});
