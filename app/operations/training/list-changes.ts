import { type ChangeKey, selectAnswerChanges } from "~/data/shard/answer-changes";
import { answerChangesInput } from "~/domain/training/training-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireVersion } from "./steps/require-version";

/** Which stored documents a version would answer differently, value by value. Throws AppError `not-found`. */
export const listAnswerChanges = defineOperation({
  name: "training.list-changes",
  permission: "Model.ViewTrainingDocument",
  input: answerChangesInput,
  async run(context: TenantContext, { size, cursor, ...asked }) {
    const { id } = await requireVersion(context, asked);
    const after = cursor === undefined ? null : keyOf(cursor);
    const rows = await selectAnswerChanges(context.shard, id, { after, limit: size + 1 });
    const items = rows.slice(0, size);
    const last = items.at(-1);
    return {
      items,
      nextCursor: last && rows.length > size ? `${last.documentId}:${last.field}` : null,
    };
  },
});

function keyOf(cursor: string): ChangeKey {
  const end = cursor.indexOf(":");
  return { documentId: cursor.slice(0, end), field: cursor.slice(end + 1) };
}
