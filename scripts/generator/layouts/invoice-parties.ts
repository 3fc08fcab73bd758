import type { Deal } from "../content/deal";
import type { Desk } from "./desk";
import type { Area } from "./entry";
import type { InvoiceFamily } from "./invoice-families";
import { type PrintedParty, partyBlock } from "./party-block";

/** Draws the parties of an invoice in the family's arrangement and returns the bottom. */
export function invoiceParties(
  desk: Desk,
  deal: Deal,
  arrangement: InvoiceFamily["parties"],
  area: Area,
  y: number,
): number {
  const half = (area.right - area.left) / 2;
  const left = { left: area.left, right: area.left + half - 8 };
  const right = { left: area.left + half + 8, right: area.right };
  const form = desk.choose("party.form", ["above", "above", "beside"] as const);
  const shipTo = shipParty(desk, deal);
  switch (arrangement) {
    case "window":
      return window(desk, deal, area, y);
    case "none-label":
      return partyBlock(desk, area, y, customerParty(desk, deal), "bare");
    case "from-to":
      return Math.max(
        partyBlock(desk, left, y, sellerParty(desk, deal), form),
        partyBlock(desk, right, y, customerParty(desk, deal), form),
      );
    case "form":
      return Math.max(
        partyBlock(desk, left, y, sellerParty(desk, deal), "rows"),
        partyBlock(desk, right, y, customerParty(desk, deal), "rows"),
      );
    case "boxed-two":
      return Math.max(
        partyBlock(desk, left, y, customerParty(desk, deal), "boxed"),
        shipTo ? partyBlock(desk, right, y, shipTo, "boxed") : y,
      );
    case "two":
      return Math.max(
        partyBlock(desk, left, y, customerParty(desk, deal), form),
        shipTo ? partyBlock(desk, right, y, shipTo, form) : y,
      );
    case "three": {
      const third = (area.right - area.left) / 3;
      const column = (n: number) => ({ left: area.left + n * third, right: area.left + (n + 1) * third - 8 });
      return Math.max(
        partyBlock(desk, column(0), y, customerParty(desk, deal), "above"),
        shipTo ? partyBlock(desk, column(1), y, shipTo, "above") : y,
      );
    }
    default:
      return partyBlock(
        desk,
        area,
        y,
        customerParty(desk, deal),
        desk.choose("party.single", ["above", "above", "beside", "boxed", "bare"] as const),
      );
  }
}

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
    after: [...contact, ...phone, ...email],
  };
}

export function sellerParty(desk: Desk, deal: Deal): PrintedParty {
  const { vendor } = deal;
  const taxNumber = desk.chance("letterhead.tax-number", 0.75)
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

/** The address as it shows through an envelope's window, often with the sender in small letters above it. */
function window(desk: Desk, deal: Deal, area: Area, y: number): number {
  const { vendor } = deal;
  let top = y;
  if (desk.chance("window.sender", 0.75)) {
    const gap = desk.choose("window.gap", [" - ", ", ", " · ", " | ", " • "]);
    const group = desk.sheet.newGroup();
    const value = vendor.address.join(", ");
    const address = vendor.address.flatMap((line, i) => [
      ...(i === 0 ? [] : [gap]),
      { text: line, marks: [{ key: "vendorAddress", value, group }] },
    ]);
    desk.sheet.text(
      area.left,
      top + desk.style.size,
      [desk.value("vendorName", vendor.name), gap, ...address],
      desk.font(0.72),
    );
    top += desk.lineHeight() * 1.6;
  }
  return partyBlock(desk, area, top, { ...customerParty(desk, deal), after: [] }, "bare") + desk.style.size;
}
