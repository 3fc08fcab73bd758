import { countSendings, selectSendings } from "~/data/shard/listed-sendings";
import { listSendingsInput } from "~/domain/erp/erp-inputs";
import { type ErpSendingDetails, maxCountedSendings, type SendingState } from "~/domain/erp/erp-sending";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/** A page of sendings, and how many there are in each state, counted up to 1,000. */
export type SendingPage = {
  items: (ErpSendingDetails & { documentId: string; fileName: string })[];
  counts: Record<SendingState, number>;
  nextCursor: string | null;
};

/**
 * The outcome of sending a model's documents to its ERP system, those of one state. Throws AppError `not-found`,
 * `invalid`.
 */
export const listSendings = defineOperation({
  name: "erp.list-sendings",
  permission: "TenantModel.ViewDocument",
  input: listSendingsInput,
  async run(context: TenantContext, { modelId, state, size, cursor }): Promise<SendingPage> {
    const { shard } = context;
    await requireModel(context, modelId);
    const at = cursor ? decodeCursor(cursor) : null;
    const after =
      at && typeof at.value === "string" ? { requestedAt: at.position, documentId: at.value } : null;
    const [rows, counts] = await Promise.all([
      selectSendings(shard, { modelId, state }, after, size + 1),
      countSendings(shard, modelId, maxCountedSendings),
    ]);
    const items = rows.slice(0, size);
    const last = rows.length > size ? items.at(-1) : undefined;
    return {
      items: items.map((row) => ({ ...row, nextAt: state === "waiting" ? row.nextAt : null })),
      counts,
      nextCursor: last
        ? encodeCursor({ value: last.documentId, position: last.requestedAt.getTime(), back: false })
        : null,
    };
  },
});
