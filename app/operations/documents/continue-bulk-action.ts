import { findBulkAction, noteBulkTurn, selectIdsBelow } from "~/data/shard/bulk-actions";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { bulkActionRun, turnOf } from "~/domain/documents/bulk-action";
import { countOutcomes } from "~/domain/documents/document-outcome";
import { documentStatuses } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import type { ReleaseContext } from "../releases/release-ports";
import { bulkMoves } from "./bulk-moves";

/**
 * Takes the next documents of an action on a whole list, as the person who asked for it. A turn that is run twice moves
 * no document twice: its second time finds them moved. Throws AppError `not-found`.
 */
export const continueBulkAction = defineOperation({
  name: "documents.continue-bulk",
  permission: "system",
  input: bulkActionRun,
  async run(context: ReleaseContext, { bulkActionId }): Promise<{ ended: boolean }> {
    const { shard, tenant } = context;
    const key = { tenantId: tenant.id, bulkActionId };
    const action = await findBulkAction(shard, key);
    if (!action) throw new AppError("not-found", "error.not-found");
    if (action.status !== "running") return { ended: true };
    const size = turnOf(action.action);
    const rows = await selectIdsBelow(shard, scopeOf(action), action.before, size);
    const documentIds = rows.map(({ id }) => id);
    const outcomes =
      documentIds.length > 0
        ? await bulkMoves[action.action].run(
            { ...context, actor: action.actor },
            {
              ...{ modelId: action.modelId, documentIds, site: action.query.site ?? "" },
              mailId: `${bulkActionId}:${action.before ?? "first"}`,
            },
          )
        : [];
    const { done, conflict, "not-found": gone } = countOutcomes(outcomes);
    const ended = rows.length < size;
    await noteBulkTurn(shard, key, action.before, {
      before: rows.at(-1)?.position ?? action.before,
      done,
      conflicts: conflict + gone,
      status: ended ? "done" : "running",
      at: context.now(),
    });
    return { ended };
  },
});

type Kept = { tenantId: string; modelId: string; query: Record<string, string> };

const scopeOf = ({ tenantId, modelId, query }: Kept): DocumentScope => ({
  tenantId,
  modelId,
  status: documentStatuses.find((status) => status === query.status) ?? null,
  from: query.from ? new Date(query.from) : null,
  before: query.before ? new Date(query.before) : null,
});
