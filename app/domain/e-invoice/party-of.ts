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
  const parts = addressParts(printed.address, said.country || null);
  const country = said.country || ids.country || countryOfVat(vatId) || parts.country;
  return {
    name: printed.name,
    vatId,
    taxId: said.taxId || ids.taxId,
    legalId: said.legalId ? { scheme: said.legalScheme, id: said.legalId } : ids.legalId,
    endpoint: endpointOf(said, { vatId, legalId: ids.legalId }),
    street: said.street || parts.street,
    city: said.city || parts.city,
    postCode: said.postCode || parts.postCode,
    country,
    contact: {
      name: said.contactName || null,
      phone: said.contactPhone || null,
      mail: said.contactMail || null,
    },
  };
}

type Ids = Pick<EInvoiceParty, "vatId" | "taxId" | "legalId" | "country">;

/** Prefixes of VAT identifiers: ISO codes, Greece as EL, Northern Ireland as XI. */
const vatShape =
  /^(?:AT|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{7,13}$/;

/** National numbers that are a VAT identifier once the country stands before them. */
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
  if (vatShape.test(compact)) return { ...none, vatId: compact, country: countryOfVat(compact) };
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
