import { selectAssigned, selectPostponed } from "~/data/shard/document-handling";
import { handledPageInput } from "~/domain/documents/handling";
import { decodeRowCursor, encodeRowCursor } from "~/domain/listing/row-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { namesOfActors } from "./steps/names-of-actors";

/**
 * A page of the open documents of all models that are assigned to the caller, the latest assignment first, or
 * (`postponed`) of those that anyone postponed, those that return first at the top. `by` is who did it; `next`
 * continues, null at the end.
 */
export const listAssigned = defineOperation({
  name: "documents.list-assigned",
  permission: "TenantModel.ViewDocument",
  input: handledPageInput,
  async run(context: TenantContext, { list, after, size }) {
    const { shard, actor, now } = context;
    const cursor = after ? decodeRowCursor(after) : null;
    const place = cursor && { at: new Date(Number(cursor.value)), id: cursor.id };
    const rows =
      list === "mine"
        ? await selectAssigned(shard, actor.id, place, size + 1)
        : await selectPostponed(shard, now(), place, size + 1);
    const kept = rows.slice(0, size);
    const names = await namesOfActors(
      context,
      kept.flatMap(({ assignedBy, postponedBy }) => (list === "mine" ? assignedBy : postponedBy) ?? []),
    );
    const items = kept.map(({ assignedBy, postponedBy, ...row }) => ({
      ...row,
      by: names.get((list === "mine" ? assignedBy : postponedBy) ?? "") ?? null,
    }));
    const last = kept.at(-1);
    const at = last && (list === "mine" ? last.assignedAt : last.postponedUntil);
    const goesOn = rows.length > size && last && at;
    return {
      items,
      next: goesOn ? encodeRowCursor({ value: at.getTime(), id: last.id, back: false }) : null,
    };
  },
});
