import { centsOf, decimalOf, times } from "../decimal";
import type { EInvoice, EInvoiceParty, EInvoiceProfile } from "../e-invoice";
import type { MissingDetail } from "../e-invoice-problem";
import { networkSchemes } from "../endpoint-schemes";
import {
  isValidAbn,
  isValidBelgianNumber,
  isValidGln,
  isValidItalianTaxCode,
  isValidItalianVatNumber,
  isValidNorwegianNumber,
  isValidSwedishNumber,
} from "../register-numbers";
import { buyer, type EInvoiceRule, lineRule, rule, seller } from "./rule";

const missing = "missing";
const isSet = (value: string | null) => Boolean(value);

/** Of invoices of these profiles only; the others keep the rule whatever they say. */
const only = (
  profiles: readonly EInvoiceProfile[],
  one: EInvoiceRule,
  applies: (invoice: EInvoice) => boolean = () => true,
): EInvoiceRule => ({
  ...one,
  broken: (invoice) => (profiles.includes(invoice.profile) && applies(invoice) ? one.broken(invoice) : []),
});

const both = ["peppol", "xrechnung"] as const;
const isFrom = (country: string) => (invoice: EInvoice) => invoice.seller.country === country;
const isWithin = (country: string) => (invoice: EInvoice) =>
  invoice.seller.country === country && invoice.buyer.country === country;

/** What the Peppol network and German authorities ask for on top of EN 16931. */
export const profileRules: readonly EInvoiceRule[] = [
  only(
    ["peppol"],
    rule(
      "PEPPOL-EN16931-R003",
      ["BT-10", "BT-13"],
      "one-of",
      ({ buyerReference, orderReference }) => Boolean(buyerReference || orderReference),
      buyer("buyerReference"),
    ),
  ),
  only(
    both,
    rule(
      "PEPPOL-EN16931-R010",
      ["BT-49"],
      missing,
      ({ buyer }) => buyer.endpoint !== null,
      buyer("endpointId"),
    ),
  ),
  only(
    both,
    rule(
      "PEPPOL-EN16931-R020",
      ["BT-34"],
      missing,
      ({ seller }) => seller.endpoint !== null,
      seller("endpointId"),
    ),
  ),
  only(
    ["peppol"],
    rule(
      "PEPPOL-EN16931-CL008",
      ["BT-34"],
      "network",
      ({ seller }) => isNetwork(seller),
      seller("endpointScheme"),
    ),
  ),
  only(
    ["peppol"],
    rule(
      "PEPPOL-EN16931-CL008",
      ["BT-49"],
      "network",
      ({ buyer }) => isNetwork(buyer),
      buyer("endpointScheme"),
    ),
  ),
  only(both, lineRule("PEPPOL-EN16931-R120", ["BT-131", "BT-129", "BT-146"], "sum", multiplies)),
  ...registerRules(),
  ...germanRules(
    "xrechnung",
    () => true,
    (number) => `BR-DE-${number}`,
  ),
  ...germanRules("peppol", isWithin("DE"), (number) => `DE-R-${number.padStart(3, "0")}`),
  only(
    ["xrechnung"],
    rule(
      "BR-DE-16",
      ["BT-31", "BT-32"],
      "one-of",
      ({ seller, breakdown }) =>
        breakdown.every(({ category }) => category === "O") || Boolean(seller.vatId || seller.taxId),
      seller("vatId"),
    ),
  ),
  ...nationalRules(),
];

const isNetwork = ({ endpoint }: EInvoiceParty) => !endpoint?.scheme || networkSchemes.has(endpoint.scheme);

/** Quantity times price less the line's allowances, within the two cents that the network allows. */
function multiplies({ quantity, price, cents, allowances }: EInvoice["lines"][number]): boolean {
  const [many, each] = [decimalOf(quantity), decimalOf(price)];
  if (!many || !each || cents === null) return true;
  const off = allowances.reduce((sum, one) => sum + (one.isCharge ? 1 : -1) * (one.cents ?? 0), 0);
  return Math.abs(centsOf(times(many, each)) + off - cents) <= 1;
}

/** Numbers of registers with check digits, as an address or as the legal identifier (PEPPOL-COMMON). */
function registerRules(): EInvoiceRule[] {
  const kinds: [rule: string, scheme: string, holds: (id: string) => boolean][] = [
    ["PEPPOL-COMMON-R040", "0088", isValidGln],
    ["PEPPOL-COMMON-R041", "0192", isValidNorwegianNumber],
    ["PEPPOL-COMMON-R042", "0184", (id) => /^DK\d{8}$/.test(id)],
    ["PEPPOL-COMMON-R043", "0208", isValidBelgianNumber],
    ["PEPPOL-COMMON-R044", "0201", (id) => /^[A-Za-z0-9]{6}$/.test(id)],
    ["PEPPOL-COMMON-R045", "0210", isValidItalianTaxCode],
    ["PEPPOL-COMMON-R047", "0211", isValidItalianVatNumber],
    ["PEPPOL-COMMON-R049", "0007", isValidSwedishNumber],
    ["PEPPOL-COMMON-R050", "0151", isValidAbn],
  ];
  const check =
    (
      ids: (party: EInvoiceParty) => EInvoiceParty["endpoint"],
      scheme: string,
      holds: (id: string) => boolean,
    ) =>
    (party: EInvoiceParty) => {
      const found = ids(party);
      return found?.scheme !== scheme || holds(found.id);
    };
  return kinds.flatMap(([name, scheme, holds]) => {
    const address = check(({ endpoint }) => endpoint, scheme, holds);
    const legal = check(({ legalId }) => legalId, scheme, holds);
    return [
      only(
        both,
        rule(name, ["BT-34"], "register", (invoice) => address(invoice.seller), seller("endpointId")),
      ),
      only(
        both,
        rule(name, ["BT-49"], "register", (invoice) => address(invoice.buyer), buyer("endpointId")),
      ),
      only(
        both,
        rule(name, ["BT-30"], "register", (invoice) => legal(invoice.seller), seller("legalId")),
      ),
      only(
        both,
        rule(name, ["BT-47"], "register", (invoice) => legal(invoice.buyer), buyer("legalId")),
      ),
    ];
  });
}

/** XRechnung's own; between two parties in Germany the Peppol network has the same under other names. */
function germanRules(
  profile: EInvoiceProfile,
  applies: (invoice: EInvoice) => boolean,
  name: (number: string) => string,
): EInvoiceRule[] {
  const has = (
    number: string,
    term: string,
    value: (invoice: EInvoice) => string | null,
    ask: MissingDetail,
  ) =>
    only(
      [profile],
      rule(name(number), [term], missing, (invoice) => isSet(value(invoice)), ask),
      applies,
    );
  return [
    has("3", "BT-37", (invoice) => invoice.seller.city, seller("city")),
    has("4", "BT-38", (invoice) => invoice.seller.postCode, seller("postCode")),
    has("5", "BT-41", (invoice) => invoice.seller.contact.name, seller("contactName")),
    has("6", "BT-42", (invoice) => invoice.seller.contact.phone, seller("contactPhone")),
    has("7", "BT-43", (invoice) => invoice.seller.contact.mail, seller("contactMail")),
    has("8", "BT-52", (invoice) => invoice.buyer.city, buyer("city")),
    has("9", "BT-53", (invoice) => invoice.buyer.postCode, buyer("postCode")),
    has("10", "BT-77", deliveredTo("city"), buyer("city")),
    has("11", "BT-78", deliveredTo("postCode"), buyer("postCode")),
    has("15", "BT-10", (invoice) => invoice.buyerReference, buyer("buyerReference")),
  ];
}

/** Where there is a place of delivery, a part of it; anything where there is none. */
function deliveredTo(part: "city" | "postCode") {
  return ({ delivery }: EInvoice) => (delivery.country === null ? "nowhere" : delivery[part]);
}

/** National rules of the Peppol network for sellers of a country, as far as an invoice of this product can break them. */
function nationalRules(): EInvoiceRule[] {
  const of = (applies: (invoice: EInvoice) => boolean, one: EInvoiceRule) => only(["peppol"], one, applies);
  const isLegal = (party: EInvoiceParty, schemes: readonly string[]) =>
    party.legalId !== null && schemes.includes(party.legalId.scheme);
  const hasAddress = ({ street, city, postCode }: EInvoiceParty) => Boolean(street && city && postCode);
  const vat = ({ seller }: EInvoice) => seller.vatId ?? "";
  return [
    of(
      isFrom("DK"),
      rule("DK-R-014", ["BT-30"], "legal", ({ seller }) => isLegal(seller, ["0184"]), seller("legalId")),
    ),
    of(
      isWithin("DK"),
      rule("DK-R-005", ["BT-81"], "account", ({ payment }) => payment.code !== "30", seller("iban")),
    ),
    of(
      isFrom("GR"),
      rule("GR-R-004-1", ["BT-122"], "greek", () => false),
    ),
    of(
      isFrom("IS"),
      rule("IS-R-002", ["BT-30"], "legal", ({ seller }) => isLegal(seller, ["0196"]), seller("legalId")),
    ),
    of(
      isFrom("IS"),
      rule(
        "IS-R-003",
        ["BT-35", "BT-38"],
        missing,
        ({ seller }) => Boolean(seller.street && seller.postCode),
        seller("street"),
      ),
    ),
    of(
      isWithin("IS"),
      rule("IS-R-004", ["BT-47"], "legal", ({ buyer }) => isLegal(buyer, ["0196"]), buyer("legalId")),
    ),
    of(
      isWithin("IS"),
      rule(
        "IS-R-005",
        ["BT-50", "BT-53"],
        missing,
        ({ buyer }) => Boolean(buyer.street && buyer.postCode),
        buyer("street"),
      ),
    ),
    of(
      isFrom("IT"),
      rule(
        "IT-R-001",
        ["BT-32"],
        "legal",
        ({ seller }) => !seller.taxId || /^[A-Z0-9]{11,16}$/.test(seller.taxId),
        seller("taxId"),
      ),
    ),
    of(
      isFrom("IT"),
      rule(
        "IT-R-002",
        ["BT-35", "BT-37", "BT-38"],
        missing,
        ({ seller }) => hasAddress(seller),
        seller("street"),
      ),
    ),
    of(
      isFrom("NL"),
      rule(
        "NL-R-001",
        ["BT-25"],
        missing,
        ({ kind, precedingInvoice }) => kind === "invoice" || Boolean(precedingInvoice),
      ),
    ),
    of(
      isFrom("NL"),
      rule(
        "NL-R-002",
        ["BT-35", "BT-37", "BT-38"],
        missing,
        ({ seller }) => hasAddress(seller),
        seller("street"),
      ),
    ),
    of(
      isFrom("NL"),
      rule(
        "NL-R-003",
        ["BT-30"],
        "legal",
        ({ seller }) => seller.legalId === null || isLegal(seller, ["0106", "0190"]),
        seller("legalScheme"),
      ),
    ),
    of(
      isWithin("NL"),
      rule(
        "NL-R-004",
        ["BT-50", "BT-52", "BT-53"],
        missing,
        ({ buyer }) => hasAddress(buyer),
        buyer("street"),
      ),
    ),
    of(
      isWithin("NL"),
      rule(
        "NL-R-005",
        ["BT-47"],
        "legal",
        ({ buyer }) => buyer.legalId === null || isLegal(buyer, ["0106", "0190"]),
        buyer("legalScheme"),
      ),
    ),
    of(
      isFrom("NL"),
      rule(
        "NL-R-008",
        ["BT-81"],
        "account",
        ({ payment }) => payment.code === "30" || payment.code === "58",
        seller("iban"),
      ),
    ),
    of(
      isFrom("NO"),
      rule(
        "NO-R-001",
        ["BT-31"],
        "legal",
        (invoice) =>
          !vat(invoice).startsWith("NO") ||
          (/^NO\d{9}MVA$/.test(vat(invoice)) && isValidNorwegianNumber(vat(invoice).slice(2, 11))),
        seller("vatId"),
      ),
    ),
    of(
      isFrom("SE"),
      rule(
        "SE-R-001",
        ["BT-31"],
        "legal",
        (invoice) => !vat(invoice).startsWith("SE") || /^SE\d{12}$/.test(vat(invoice)),
        seller("vatId"),
      ),
    ),
    of(
      isFrom("SE"),
      rule(
        "SE-R-003",
        ["BT-30"],
        "legal",
        ({ seller }) => seller.legalId === null || /^\d{10}$/.test(seller.legalId.id),
        seller("legalId"),
      ),
    ),
    of(
      isFrom("SE"),
      rule(
        "SE-R-005",
        ["BT-32"],
        "legal",
        ({ seller }) =>
          !seller.legalId ||
          !seller.taxId ||
          seller.taxId.trim().toUpperCase() === "GODK\u00c4ND F\u00d6R F-SKATT",
        seller("taxId"),
      ),
    ),
    of(
      isFrom("SE"),
      rule(
        "SE-R-006",
        ["BT-119"],
        "swedish",
        (invoice) =>
          !vat(invoice).startsWith("SE") ||
          invoice.breakdown.every(
            ({ category, rate }) => category !== "S" || ["25", "12", "6"].includes(rate ?? ""),
          ),
      ),
    ),
  ];
}
