import { commit } from "~/data/commit";
import { deleteBellReads, putBellMark } from "~/data/shard/bell";
import { readBellInput } from "~/domain/notifications/bell-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Marks what the bell told the caller as read, up to a line: what came while the page was looked at stays new. */
export const readAllNotifications = defineOperation({
  name: "notifications.read-all",
  permission: "signed-in",
  input: readBellInput,
  async run({ shard, actor }: TenantContext, { upTo }): Promise<void> {
    await commit(shard, [putBellMark(shard, actor.id, upTo), deleteBellReads(shard, actor.id, upTo)]);
  },
});
