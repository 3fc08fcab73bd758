import type { Deal } from "../content/deal";
import type { Desk } from "./desk";
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
  const contact =
    business && desk.chance("customer.contact", 0.2)
      ? [`${desk.beside(desk.label("attention"))} ${customer.contact}`]
      : [];
  const phone = desk.chance("customer.phone", 0.15)
    ? [`${desk.beside(desk.label("phone"))} ${customer.phone}`]
    : [];
  const email = desk.chance("customer.email", 0.12) ? [customer.email] : [];
  return {
    label: desk.label("billTo"),
    name: customer.name,
    address: customer.address,
    nameKey: "customerName",
    addressKey: "billToAddress",
    taxNumber,
    between: business && desk.chance("customer.between", 0.14) ? [middleLine(desk, deal)] : [],
    after: [...contact, ...phone, ...email],
  };
}

/** A line between name and address: a department or a person. */
function middleLine(desk: Desk, deal: Deal): string {
  const department = desk.style.language === "en" ? "Accounts Payable" : deal.customer.contact;
  return desk.choose("customer.middle", [
    department,
    `${desk.beside(desk.label("attention"))} ${deal.customer.contact}`,
    deal.customer.contact,
  ]);
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
