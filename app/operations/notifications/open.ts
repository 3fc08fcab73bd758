import { commit } from "~/data/commit";
import { findBellLine, insertBellRead } from "~/data/shard/bell";
import { AppError } from "~/domain/errors/app-error";
import { bellLineInput } from "~/domain/notifications/bell-inputs";
import { bellPath } from "~/domain/notifications/bell-kinds";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { bellReaderOf } from "./steps/bell-reader";

/**
 * Marks a line of the caller's bell as read, and answers the page that it leads to. Read twice is read once. Throws AppError
 * `not-found` for a line that is not for the caller, or is gone.
 */
export const openNotification = defineOperation({
  name: "notifications.open",
  permission: "signed-in",
  input: bellLineInput,
  async run(context: TenantContext, { lineId }): Promise<{ path: string }> {
    const { shard, actor } = context;
    const line = await findBellLine(shard, bellReaderOf(context), lineId);
    if (!line) throw new AppError("not-found", "error.not-found");
    await commit(shard, [insertBellRead(shard, actor.id, lineId)]);
    return { path: bellPath(line) };
  },
});
