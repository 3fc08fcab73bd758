import { taxIdOf } from "@fieldwise/engine/results";
import { addressParts } from "./address-parts";
import type { EInvoiceParty, SchemedId } from "./e-invoice";
import type { PartyDetails } from "./party-details";

/** What the paper says of a party. */
export type PrintedParty = { name: string | null; address: string | null; taxNumber: string | null };

/** A party of the invoice: what was said of it once goes before what the paper tells. */
export function partyOf(printed: PrintedParty, said: PartyDetails): EInvoiceParty {
  const ids = idsOf(printed.taxNumber);
  const vatId = said.vatId || ids.vatId;
  const taxId = said.taxId || ids.taxId;
  const legalId = said.legalId ? { scheme: said.legalScheme, id: said.legalId } : ids.legalId;
  const parts = addressParts(printed.address, said.country || null);
  const country = said.country || ids.country || countryOfVat(vatId) || parts.country;
  return {
    name: printed.name,
    // BR-CO-26: a buyer has to know by some number who sends it; where there is no other, by the one of the tax office.
    id: vatId || legalId ? null : taxId,
    vatId,
    taxId,
    legalId,
    endpoint: endpointOf(said, { vatId, legalId: ids.legalId }),
    street: said.street || parts.street,
    city: said.city || parts.city,
    postCode: said.postCode || parts.postCode,
    // What was said of the town goes before the paper's, whose state may be another one.
    region: said.city || said.postCode ? null : parts.region,
    country,
    contact: {
      name: said.contactName || null,
      phone: said.contactPhone || null,
      mail: said.contactMail || null,
    },
  };
}

type Ids = Pick<EInvoiceParty, "vatId" | "taxId" | "legalId" | "country">;

/**
 * VAT identifiers by their prefix: ISO codes, Greece as EL, Northern Ireland as XI; what follows as VIES and the offices of
 * Switzerland, Norway and the United Kingdom have it. A Mexican RFC may begin with ES, too.
 */
const vatShapes: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^\d{9,10}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-Z]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|[GH][DA]\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[0-9A-Z+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{10}\d{2}$/,
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12})$/,
};
const isVatId = (compact: string) => vatShapes[compact.slice(0, 2)]?.test(compact.slice(2)) ?? false;

/** National numbers that become a VAT identifier when the country is put before them. */
const prefixed: Record<string, string> = {
  "NIF ES": "ES",
  "NIF PT": "PT",
  "PIVA IT": "IT",
  "OIB HR": "HR",
  "VAT GB": "GB",
  "VAT NL": "NL",
};

/** What the printed tax number is in the terms of EN 16931. */
function idsOf(printed: string | null): Ids {
  const none = { vatId: null, taxId: null, legalId: null, country: null };
  if (!printed?.trim()) return none;
  const compact = printed.toUpperCase().replace(/[^0-9A-Z+*]/g, "");
  if (isVatId(compact)) return { ...none, vatId: compact, country: countryOfVat(compact) };
  const known = taxIdOf(printed);
  const country = known && known.country !== "EU" ? known.country : null;
  const prefix = known && prefixed[`${known.kind} ${known.country}`];
  if (prefix && known.proven !== false) return { ...none, vatId: `${prefix}${compact}`, country };
  // The number of the Australian business register is also the address of the business in the Peppol network.
  if (known?.kind === "ABN")
    return { ...none, taxId: compact, legalId: { scheme: "0151", id: compact }, country };
  return { ...none, taxId: printed.trim(), country: known?.needsLabel ? null : country };
}

/** Schemes of the EAS list by which a VAT identifier is an address in the Peppol network. */
const vatSchemes: Record<string, string> = {
  AT: "9914",
  BG: "9926",
  CY: "9928",
  CZ: "9929",
  DE: "9930",
  EE: "9931",
  ES: "9920",
  FR: "9957",
  GB: "9932",
  GR: "9933",
  HR: "9934",
  HU: "9910",
  IE: "9935",
  IT: "0211",
  LT: "9937",
  LU: "9938",
  LV: "9939",
  MT: "9943",
  NL: "9944",
  PL: "9945",
  PT: "9946",
  RO: "9947",
  SI: "9949",
  SK: "9950",
};

function endpointOf(
  said: PartyDetails,
  { vatId, legalId }: Pick<EInvoiceParty, "vatId" | "legalId">,
): SchemedId | null {
  if (said.endpointId)
    return {
      scheme: said.endpointScheme || (said.endpointId.includes("@") ? "EM" : ""),
      id: said.endpointId,
    };
  if (legalId?.scheme === "0151") return legalId;
  const number = vatId?.replace(/\D/g, "") ?? "";
  // Registers whose number is in the VAT identifier.
  const register =
    vatId &&
    {
      BE: ["0208", number.padStart(10, "0")],
      DK: ["0184", vatId],
      NO: ["0192", number],
      SE: ["0007", number.slice(0, 10)],
    }[vatId.slice(0, 2)];
  if (register) return { scheme: register[0] ?? "", id: register[1] ?? "" };
  const scheme = vatSchemes[countryOfVat(vatId) ?? ""];
  return vatId && scheme ? { scheme, id: vatId } : null;
}

function countryOfVat(vatId: string | null): string | null {
  const prefix = vatId?.slice(0, 2) ?? "";
  if (prefix === "EL") return "GR";
  if (prefix === "XI") return "GB";
  return /^[A-Z]{2}$/.test(prefix) ? prefix : null;
}
