import type { LineItem } from "@fieldwise/engine/results";
import { type EInvoicePartyRow, selectParties } from "~/data/shard/e-invoices";
import type { TenantShard } from "~/data/shard/tenant-shard";
import type { EInvoiceProfile } from "~/domain/e-invoice/e-invoice";
import { type EInvoiceSource, maxEInvoiceLines, type PaperLine } from "~/domain/e-invoice/e-invoice-source";
import { noDetails, type PartyDetails } from "~/domain/e-invoice/party-details";
import { type NamedParty, partyKeysOf } from "~/domain/e-invoice/party-key";
import { baseModelOf } from "~/domain/models/base-models";
import { foldFieldName } from "~/domain/models/own-field";
import type { ModelField } from "~/domain/models/tenant-model";
import type { Tenant } from "~/domain/tenants/tenant";

/** A party of a document and what is remembered of it; `partyKey` is null for one without name and number. */
export type KnownParty = NamedParty & { partyKey: string | null; revision: number; details: PartyDetails };

export type EInvoiceParties = { seller: KnownParty; buyer: KnownParty };

type Found = {
  model: { baseModelId: string; currency: string; fields: readonly ModelField[] };
  /** Canonical values by key. */
  values: Readonly<Record<string, string>>;
  /** An IBAN on its pages that may be paid to; a field of the tenant's own for one goes before it. */
  account: string | null;
  lineItems: readonly LineItem[];
  lineCount: number;
  profile: EInvoiceProfile;
};

type Asking = { shard: TenantShard; tenant: Tenant };

/** All that the e-invoice of a document is made of: its values, and what is remembered of its parties. */
export async function eInvoiceSourceOf(
  { shard, tenant }: Asking,
  { model, values, account: printed, lineItems, lineCount, profile }: Found,
): Promise<{ paper: EInvoiceSource; parties: EInvoiceParties }> {
  const parties = await partiesOf({ shard, tenant }, values);
  const own = ownFields(model.fields);
  const said = (field: ModelField) => ({ name: field.own?.name ?? "", amount: values[field.key] ?? "" });
  const header = (names: RegExp) =>
    own.filter(({ line, own: is }) => !line && is && names.test(folded(is.name)));
  const column = (names: RegExp) =>
    own.find(({ line, own: is }) => line && is && names.test(folded(is.name)))?.key;
  const [unit, discount] = [column(unitNames), column(discountNames)];
  const [account] = header(accountNames);
  const [preceding] = header(precedingNames);
  const iban = (account && values[account.key]) || printed;
  const paper: EInvoiceSource = {
    profile,
    kind: baseModelOf(model.baseModelId)?.kind ?? "",
    fields: {
      ...values,
      // Anyone who gets a document without a name of the buyer is the buyer.
      customerName: values.customerName || tenant.companyName || tenant.name,
      ...(iban && { iban }),
    },
    discounts: header(discountNames).map(said),
    charges: header(chargeNames).map(said),
    precedingInvoice: (preceding && values[preceding.key]) || null,
    lines: lineItems.slice(0, maxEInvoiceLines).map((item) => lineOf(item, { unit, discount })),
    lineCount,
    currency: model.currency,
    seller: parties.seller.details,
    buyer: {
      ...parties.buyer.details,
      country: parties.buyer.details.country || (values.customerName ? "" : tenant.countryCode),
    },
    language: tenant.language,
  };
  return { paper, parties };
}

/** Names that fields of a tenant's own have for what the catalogue has no field for, folded. */
const discountNames = /^(?:discount|rebate|descuento|dto|rabatt|remise|sconto|korting)/;
const chargeNames =
  /^(?:freight|shipping|delivery-(?:fee|charge|cost)|postage|handling|surcharge|charge|portes|envio|gastos-de-envio|flete|recargo|versand)/;
const unitNames = /^(?:unit|units|uom|unit-of-measure|unidad|ud|uds|einheit)$/;
const accountNames = /^(?:iban|bank-account|cuenta-bancaria|bankverbindung)/;
const precedingNames = /^(?:original-invoice|invoice-credited|factura-(?:original|rectificada))/;

const folded = foldFieldName;
const ownFields = (fields: readonly ModelField[]) => fields.filter(({ own }) => own);

function lineOf(
  { cells }: LineItem,
  { unit, discount }: { unit: string | undefined; discount: string | undefined },
): PaperLine {
  const values = Object.fromEntries(Object.entries(cells).map(([key, found]) => [key, found.value]));
  return {
    cells: values,
    unit: (unit && values[unit]) || null,
    discount: (discount && values[discount]) || null,
  };
}

/** Seller and buyer of a document with what is remembered of them, by tax number before name. */
async function partiesOf(
  { shard, tenant }: Asking,
  values: Readonly<Record<string, string>>,
): Promise<EInvoiceParties> {
  const seller = named(values.vendorName, values.vendorTaxNumber);
  const buyer = named(values.customerName || tenant.companyName || tenant.name, values.customerTaxNumber);
  const keys = [...new Set([...partyKeysOf(seller), ...partyKeysOf(buyer)])];
  const rows = keys.length > 0 ? await selectParties(shard, keys) : [];
  return { seller: knownParty(seller, rows), buyer: knownParty(buyer, rows) };
}

const named = (name: string | undefined, taxNumber: string | undefined): NamedParty => ({
  name: name?.replace(/\s+/g, " ").trim() || null,
  taxNumber: taxNumber?.trim() || null,
});

function knownParty(party: NamedParty, rows: readonly EInvoicePartyRow[]): KnownParty {
  const keys = partyKeysOf(party);
  const row = keys.flatMap((key) => rows.find(({ partyKey }) => partyKey === key) ?? [])[0];
  return {
    ...party,
    partyKey: row?.partyKey ?? keys[0] ?? null,
    revision: row?.revision ?? 0,
    details: { ...noDetails, ...row?.details },
  };
}
