import { findBulkAction, noteBulkTurn } from "~/data/shard/bulk-actions";
import { bulkActionRun, turnOf } from "~/domain/documents/bulk-action";
import { countOutcomes } from "~/domain/documents/document-outcome";
import { documentStatuses } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import type { ReleaseContext } from "../releases/release-ports";
import { bulkMoves } from "./bulk-moves";
import { type Matching, nextMatching } from "./next-matching";

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
    const next = await nextMatching(shard, matchingOf(action), action.before, turnOf(action.action));
    const { ids: documentIds, ended } = next;
    const outcomes =
      documentIds.length > 0
        ? await bulkMoves[action.action].run(
            { ...context, actor: action.actor },
            {
              ...{ modelId: action.modelId, documentIds, site: action.query.site ?? "" },
              mailId: `${bulkActionId}:${action.before ?? "first"}`,
              since: action.createdAt,
            },
          )
        : [];
    const { done, conflict, "not-found": gone } = countOutcomes(outcomes);
    await noteBulkTurn(shard, key, action.before, {
      before: next.below,
      done,
      conflicts: conflict + gone,
      status: ended ? "done" : "running",
      at: context.now(),
    });
    return { ended };
  },
});

type Kept = { tenantId: string; modelId: string; query: Record<string, string> };

const matchingOf = ({ tenantId, modelId, query }: Kept): Matching => ({
  scope: {
    ...{ tenantId, modelId },
    status: documentStatuses.find((status) => status === query.status) ?? null,
    from: query.from ? new Date(query.from) : null,
    before: query.before ? new Date(query.before) : null,
  },
  text: query.text ?? "",
});
