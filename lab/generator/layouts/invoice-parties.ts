import type { Deal } from "../content/deal";
import type { Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import { accountLine, accountPlaceOf, partyWord, supplierNumberOf } from "./account-place";
import type { Composer } from "./composer";
import type { Entry } from "./entry";
import { printsTaxNumber } from "./letterhead";
import type { PrintedParty } from "./party-block";

/** Whom the invoice goes to. */
export function customerParty(composer: Composer, deal: Deal): PrintedParty {
  const { customer } = deal;
  const business = !deal.customerIsPerson;
  const taxNumber =
    business &&
    deal.customer.country.code !== "US" &&
    composer.chance(
      "customer.tax-number",
      composer.style.country.code === "IN" || composer.style.country.language !== "en" ? 0.6 : 0.2,
    )
      ? {
          label: composer.choose("customer.tax-label", customer.country.taxIdLabels),
          value: customer.taxNumber,
          key: "customerTaxNumber",
        }
      : undefined;
  const place = accountPlaceOf(composer);
  return {
    label: composer.label("billTo"),
    name: nameOf(composer, deal),
    address: customer.address,
    nameKey: "customerName",
    addressKey: "billToAddress",
    taxNumber,
    number: place === "block" ? accountLine(composer, deal) : undefined,
    above: [...linesAbove(composer, deal), ...(place === "above" ? [accountLine(composer, deal)] : [])],
    between: business ? middleLines(composer, deal) : [],
    after: linesAfter(composer, deal),
    facts: customerFacts(composer, deal),
  };
}

/** A private person may be addressed with a title, on a line of its own or before the name. */
function nameOf(composer: Composer, { customer, customerIsPerson }: Deal): string {
  const titled = customerIsPerson && composer.chance("person.titled", 0.2);
  return titled ? `${partyWord(composer, "title")} ${customer.name}` : customer.name;
}

function linesAbove(composer: Composer, deal: Deal): Piece[][] {
  if (deal.customerIsPerson)
    return !composer.chance("person.titled", 0.2) && composer.chance("person.title", 0.3)
      ? [[partyWord(composer, "title")]]
      : [];
  if (composer.chance("customer.person-first", 0.03)) return [[attended(composer, deal)]];
  return composer.chance("customer.company-title", 0.05) && composer.style.language === "de"
    ? [["Firma"]]
    : [];
}

/** Lines between name and address: a department, a person or both. */
function middleLines(composer: Composer, deal: Deal): string[] {
  const department = partyWord(composer, "department");
  return composer.dice("customer.between").weighted<() => string[]>([
    [72, () => []],
    [6, () => [department]],
    [8, () => [deal.customer.contact]],
    [10, () => [attended(composer, deal)]],
    [2, () => [department, attended(composer, deal)]],
  ])();
}

function attended(composer: Composer, deal: Deal): string {
  return `${partyWord(composer, "before")}${deal.customer.contact}`;
}

function linesAfter(composer: Composer, deal: Deal): string[] {
  const { customer } = deal;
  const shows = (name: string, probability: number) => composer.chance(`customer.${name}`, probability);
  const labelled = (label: string, value: string) => `${composer.beside(label)} ${value}`;
  return [
    ...(!deal.customerIsPerson && shows("contact", 0.16)
      ? [labelled(composer.label("attention"), customer.contact)]
      : []),
    ...(shows("phone", 0.15) ? [labelled(composer.label("phone"), customer.phone)] : []),
    ...(shows("email", 0.12) ? [customer.email] : []),
    ...(shows("supplier", 0.04)
      ? [labelled(partyWord(composer, "supplierNumber"), supplierNumberOf(composer))]
      : []),
  ];
}

/** The customer's rows in a form; the number is the one it has with the vendor. */
function customerFacts(composer: Composer, deal: Deal): Entry[] {
  if (!composer.chance("form.number", 0.65)) return [];
  const number = {
    label: partyWord(composer, "formNumber"),
    value: [composer.value("accountNumber", deal.accountNumber)],
  };
  return [number, ...formFacts(composer, deal.customer)];
}

/** Country, person and contacts as rows. */
function formFacts(composer: Composer, party: Party): Entry[] {
  const shows = (name: string, probability: number) => composer.chance(`form.${name}`, probability);
  return [
    ...(shows("country", 0.5)
      ? [
          {
            label: partyWord(composer, "country"),
            value: [shows("country-code", 0.5) ? party.country.code : party.country.name],
          },
        ]
      : []),
    ...(shows("contact", 0.4) ? [{ label: partyWord(composer, "contact"), value: [party.contact] }] : []),
    ...(shows("phone", 0.4) ? [{ label: composer.label("phone"), value: [party.phone] }] : []),
    ...(shows("email", 0.35) ? [{ label: composer.label("email"), value: [party.email] }] : []),
  ];
}

/** Who sells. */
export function sellerParty(composer: Composer, deal: Deal): PrintedParty {
  const { vendor } = deal;
  const taxNumber = composer.chance("letterhead.tax-number", printsTaxNumber(vendor))
    ? {
        label: composer.choose("tax-number.label", vendor.country.taxIdLabels),
        value: vendor.taxNumber,
        key: "vendorTaxNumber",
      }
    : undefined;
  const after = [
    ...(composer.chance("letterhead.phone", 0.5)
      ? [`${composer.beside(composer.label("phone"))} ${vendor.phone}`]
      : []),
    ...(composer.chance("letterhead.email", 0.4) ? [vendor.email] : []),
  ];
  return {
    label: composer.label("seller"),
    name: vendor.name,
    address: vendor.address,
    nameKey: "vendorName",
    addressKey: "vendorAddress",
    taxNumber,
    after,
    facts: composer.chance("form.number", 0.65)
      ? [
          { label: partyWord(composer, "formNumber"), value: [supplierNumberOf(composer)] },
          ...formFacts(composer, vendor),
        ]
      : [],
  };
}

/** Where the goods go, when the vendor prints it. */
export function shipParty(composer: Composer, deal: Deal): PrintedParty | undefined {
  if (!deal.shipTo || composer.chance("ship.none", 0.35)) return undefined;
  return {
    label: composer.label("shipTo"),
    name: deal.shipTo.name,
    address: deal.shipTo.address,
    nameKey: undefined,
    addressKey: "shipToAddress",
    taxNumber: undefined,
    after: [],
  };
}
