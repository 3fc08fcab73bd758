import { type EInvoicePartyRow, selectPartyPage } from "~/data/shard/e-invoices";
import { partyPageInput } from "~/domain/e-invoice/e-invoice-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Parties with their saved details; `next` is where the following page begins, null at the end. */
export type PartyPage = { parties: EInvoicePartyRow[]; next: string | null };

/** The saved e-invoice details of sellers and buyers, in the order of their keys. */
export const listEInvoiceParties = defineOperation({
  name: "e-invoices.list-parties",
  permission: "TenantModel.ViewDocument",
  input: partyPageInput,
  async run({ shard }: TenantContext, { after, limit }): Promise<PartyPage> {
    const rows = await selectPartyPage(shard, { after, limit: limit + 1 });
    const parties = rows.slice(0, limit);
    return { parties, next: rows.length > limit ? (parties.at(-1)?.partyKey ?? null) : null };
  },
});
