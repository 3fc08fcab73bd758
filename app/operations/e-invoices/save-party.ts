import { commit } from "~/data/commit";
import { putParty, selectParties } from "~/data/shard/e-invoices";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { savePartyInput } from "~/domain/e-invoice/e-invoice-inputs";
import { partyKeysOf } from "~/domain/e-invoice/party-key";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Saves the e-invoice details of a seller or buyer, for all its documents. Throws AppError `conflict` when someone else
 * saved since, and InvalidInput.
 */
export const saveEInvoiceParty = defineOperation({
  name: "e-invoices.save-party",
  permission: "TenantModel.EditDocument",
  input: savePartyInput,
  async run(
    context: TenantContext,
    { name, taxNumber, details, revision },
  ): Promise<{ partyKey: string; revision: number }> {
    const { shard } = context;
    const keys = partyKeysOf({ name, taxNumber });
    // One that was known by its name alone stays the same when its number comes to light.
    const known = revision > 0 ? await selectParties(shard, keys) : [];
    const partyKey = keys.find((key) => known.some((row) => row.partyKey === key)) ?? keys[0];
    if (!partyKey) throw new AppError("invalid", "einvoice.error.nobody", { field: "name" });
    const said = Object.entries(details).flatMap(([detail, value]) => (value ? [detail] : []));
    const [changed] = await commit(shard, [
      putParty(shard, revision, { partyKey, name, taxNumber, details, updatedAt: context.now() }),
      insertShardAuditIfChanged(shard, auditOf(context, "e-invoices.save-party", partyKey, { name, said })),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "einvoice.error.changed");
    return { partyKey, revision: revision + 1 };
  },
});
