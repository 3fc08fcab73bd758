import type { Deal } from "../content/deal";
import type { Party } from "../content/party";
import type { Piece } from "../drawing/sheet";
import { accountLine, accountPlaceOf, partyWord, supplierNumberOf } from "./account-place";
import type { Desk } from "./desk";
import type { Entry } from "./entry";
import { printsTaxNumber } from "./letterhead";
import type { PrintedParty } from "./party-block";

/** Whom the invoice goes to. */
export function customerParty(desk: Desk, deal: Deal): PrintedParty {
  const { customer } = deal;
  const business = !deal.customerIsPerson;
  const taxNumber =
    business &&
    deal.customer.country.code !== "US" &&
    desk.chance(
      "customer.tax-number",
      desk.style.country.code === "IN" || desk.style.country.language !== "en" ? 0.6 : 0.2,
    )
      ? {
          label: desk.choose("customer.tax-label", customer.country.taxIdLabels),
          value: customer.taxNumber,
          key: "customerTaxNumber",
        }
      : undefined;
  const place = accountPlaceOf(desk);
  return {
    label: desk.label("billTo"),
    name: nameOf(desk, deal),
    address: customer.address,
    nameKey: "customerName",
    addressKey: "billToAddress",
    taxNumber,
    number: place === "block" ? accountLine(desk, deal) : undefined,
    above: [...linesAbove(desk, deal), ...(place === "above" ? [accountLine(desk, deal)] : [])],
    between: business ? middleLines(desk, deal) : [],
    after: linesAfter(desk, deal),
    facts: customerFacts(desk, deal),
  };
}

/** A private person may be addressed with a title, on a line of its own or before the name. */
function nameOf(desk: Desk, { customer, customerIsPerson }: Deal): string {
  const titled = customerIsPerson && desk.chance("person.titled", 0.2);
  return titled ? `${partyWord(desk, "title")} ${customer.name}` : customer.name;
}

function linesAbove(desk: Desk, deal: Deal): Piece[][] {
  if (deal.customerIsPerson)
    return !desk.chance("person.titled", 0.2) && desk.chance("person.title", 0.3)
      ? [[partyWord(desk, "title")]]
      : [];
  if (desk.chance("customer.person-first", 0.03)) return [[attended(desk, deal)]];
  return desk.chance("customer.company-title", 0.05) && desk.style.language === "de" ? [["Firma"]] : [];
}

/** Lines between name and address: a department, a person or both. */
function middleLines(desk: Desk, deal: Deal): string[] {
  const department = partyWord(desk, "department");
  return desk.dice("customer.between").weighted<() => string[]>([
    [72, () => []],
    [6, () => [department]],
    [8, () => [deal.customer.contact]],
    [10, () => [attended(desk, deal)]],
    [2, () => [department, attended(desk, deal)]],
  ])();
}

function attended(desk: Desk, deal: Deal): string {
  return `${partyWord(desk, "before")}${deal.customer.contact}`;
}

function linesAfter(desk: Desk, deal: Deal): string[] {
  const { customer } = deal;
  const shows = (name: string, probability: number) => desk.chance(`customer.${name}`, probability);
  const labelled = (label: string, value: string) => `${desk.beside(label)} ${value}`;
  return [
    ...(!deal.customerIsPerson && shows("contact", 0.16)
      ? [labelled(desk.label("attention"), customer.contact)]
      : []),
    ...(shows("phone", 0.15) ? [labelled(desk.label("phone"), customer.phone)] : []),
    ...(shows("email", 0.12) ? [customer.email] : []),
    ...(shows("supplier", 0.04) ? [labelled(partyWord(desk, "supplierNumber"), supplierNumberOf(desk))] : []),
  ];
}

/** The customer's rows in a form; the number is the one it has with the vendor. */
function customerFacts(desk: Desk, deal: Deal): Entry[] {
  if (!desk.chance("form.number", 0.65)) return [];
  const number = {
    label: partyWord(desk, "formNumber"),
    value: [desk.value("accountNumber", deal.accountNumber)],
  };
  return [number, ...formFacts(desk, deal.customer)];
}

/** Country, person and contacts as rows. */
function formFacts(desk: Desk, party: Party): Entry[] {
  const shows = (name: string, probability: number) => desk.chance(`form.${name}`, probability);
  return [
    ...(shows("country", 0.5)
      ? [
          {
            label: partyWord(desk, "country"),
            value: [shows("country-code", 0.5) ? party.country.code : party.country.name],
          },
        ]
      : []),
    ...(shows("contact", 0.4) ? [{ label: partyWord(desk, "contact"), value: [party.contact] }] : []),
    ...(shows("phone", 0.4) ? [{ label: desk.label("phone"), value: [party.phone] }] : []),
    ...(shows("email", 0.35) ? [{ label: desk.label("email"), value: [party.email] }] : []),
  ];
}

/** Who sells. */
export function sellerParty(desk: Desk, deal: Deal): PrintedParty {
  const { vendor } = deal;
  const taxNumber = desk.chance("letterhead.tax-number", printsTaxNumber(vendor))
    ? {
        label: desk.choose("tax-number.label", vendor.country.taxIdLabels),
        value: vendor.taxNumber,
        key: "vendorTaxNumber",
      }
    : undefined;
  const after = [
    ...(desk.chance("letterhead.phone", 0.5) ? [`${desk.beside(desk.label("phone"))} ${vendor.phone}`] : []),
    ...(desk.chance("letterhead.email", 0.4) ? [vendor.email] : []),
  ];
  return {
    label: desk.label("seller"),
    name: vendor.name,
    address: vendor.address,
    nameKey: "vendorName",
    addressKey: "vendorAddress",
    taxNumber,
    after,
    facts: desk.chance("form.number", 0.65)
      ? [
          { label: partyWord(desk, "formNumber"), value: [supplierNumberOf(desk)] },
          ...formFacts(desk, vendor),
        ]
      : [],
  };
}

/** Where the goods go, when the vendor prints it. */
export function shipParty(desk: Desk, deal: Deal): PrintedParty | undefined {
  if (!deal.shipTo || desk.chance("ship.none", 0.35)) return undefined;
  return {
    label: desk.label("shipTo"),
    name: deal.shipTo.name,
    address: deal.shipTo.address,
    nameKey: undefined,
    addressKey: "shipToAddress",
    taxNumber: undefined,
    after: [],
  };
}
