import { commit } from "~/data/commit";
import { deleteParty } from "~/data/shard/e-invoices";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { partyKeyInput } from "~/domain/e-invoice/e-invoice-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Deletes the saved e-invoice details of a party. Throws AppError `not-found`. */
export const deleteEInvoiceParty = defineOperation({
  name: "e-invoices.delete-party",
  permission: "TenantModel.EditDocument",
  input: partyKeyInput,
  async run(context: TenantContext, { partyKey }): Promise<void> {
    const { shard } = context;
    const [deleted] = await commit(shard, [
      deleteParty(shard, partyKey),
      insertShardAuditIfChanged(shard, auditOf(context, "e-invoices.delete-party", partyKey, {})),
    ]);
    if (deleted.length === 0) throw new AppError("not-found", "einvoice.error.no-such-party");
  },
});
