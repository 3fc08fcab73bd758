import { selectBellLines } from "~/data/shard/bell";
import { bellPageInput } from "~/domain/notifications/bell-inputs";
import { type BellLine, isBellKind } from "~/domain/notifications/bell-kinds";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { namesOfActors } from "../documents/steps/names-of-actors";
import { bellReaderOf } from "./steps/bell-reader";

/** A page of what the bell tells the caller, the newest first; `next` goes on with what is before, null at the end. */
export const listNotifications = defineOperation({
  name: "notifications.list",
  permission: "signed-in",
  input: bellPageInput,
  async run(
    context: TenantContext,
    { before = null, size },
  ): Promise<{ lines: BellLine[]; next: string | null }> {
    const rows = await selectBellLines(context.shard, bellReaderOf(context), { before, limit: size + 1 });
    const shown = rows.slice(0, size);
    const names = await namesOfActors(
      context,
      shown.flatMap(({ byId }) => byId ?? []),
    );
    const lines = shown.flatMap(({ kind, byId, at, unread, ...line }): BellLine[] =>
      isBellKind(kind)
        ? [{ ...line, kind, by: names.get(byId ?? "") ?? null, at: new Date(at), isRead: unread === 0 }]
        : [],
    );
    return { lines, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
  },
});
