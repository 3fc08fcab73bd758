import { z } from "zod";
import { countUnread } from "~/data/shard/bell";
import { maxUnreadShown } from "~/domain/notifications/bell-kinds";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { bellReaderOf } from "./steps/bell-reader";

/** How many lines of the bell the caller has not read; `maxUnreadShown` stands for that many and more. */
export const countUnreadNotifications = defineOperation({
  name: "notifications.count-unread",
  permission: "signed-in",
  input: z.object({}),
  run: (context: TenantContext) => countUnread(context.shard, bellReaderOf(context), maxUnreadShown),
});
