import { selectSendingsOf } from "~/data/shard/listed-sendings";
import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import type { SendingState } from "~/domain/erp/erp-sending";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** How sending a document to the ERP system stands; `number` is the one it has there. */
export type ListedSending = { id: string; state: SendingState; number: string | null };

/** The states of sending of those of the first 90 documents named that someone wanted sent. */
export const listErpStates = defineOperation({
  name: "erp.list-states",
  permission: "TenantModel.ViewDocument",
  input: documentIdsInput,
  run: ({ shard }: TenantContext, { documentIds }): Promise<ListedSending[]> =>
    selectSendingsOf(shard, documentIds),
});
