import { findSending } from "~/data/shard/erp-sendings";
import { hasErpOf } from "~/data/shard/erp-settings";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { ErpSendingDetails } from "~/domain/erp/erp-sending";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The outcome of sending a document to an ERP system; null when nobody asked for it, or there is no such document. */
export const getSending = defineOperation({
  name: "erp.get-sending",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run({ shard }: TenantContext, { documentId, modelId }): Promise<ErpStanding> {
    const [found, isSetUp] = await Promise.all([findSending(shard, documentId), hasErpOf(shard, documentId)]);
    if (!found || (modelId !== undefined && found.model.id !== modelId)) return { isSetUp, sending: null };
    const { kind, state, attempts, problem, detail, number, link, posted } = found.sending;
    const { ourTotal, theirTotal, requestedAt, nextAt, doneAt } = found.sending;
    const sending = {
      kind,
      state,
      attempts,
      problem,
      detail,
      number,
      link,
      posted,
      ourTotal,
      theirTotal,
      requestedAt,
      doneAt,
      nextAt: state === "waiting" ? nextAt : null,
    };
    return { isSetUp, sending };
  },
});

/** `isSetUp`: the document's model has an ERP system. */
type ErpStanding = { isSetUp: boolean; sending: ErpSendingDetails | null };
