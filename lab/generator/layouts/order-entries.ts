import { addDays } from "../content/calendar";
import type { Deal } from "../content/deal";
import type { LabelName } from "../style/labels/english";
import type { Composer } from "./composer";
import type { Entry } from "./entry";

/** Numbers and dates of a purchase order, in the buyer's order. */
export function orderEntries(composer: Composer, deal: Deal): Entry[] {
  const text = (name: LabelName, value: string, key?: string): Entry => ({
    label: composer.label(name),
    value: [key ? composer.value(key, value) : value],
  });
  const date = (name: LabelName, iso: string, key?: string): Entry => ({
    label: composer.label(name),
    value: [composer.date(iso, key)],
  });
  const shows = (name: string, probability: number) => composer.chance(`info.${name}`, probability);
  const entries = [
    text("ownOrderNumber", deal.orderNumber, "orderNumber"),
    date("orderDate", deal.orderDate, "orderDate"),
    ...(shows("needed", 0.45) ? [date("needed", deal.due, neededKey(composer.label("needed")))] : []),
    ...(shows("delivery", 0.2) ? [date("deliveryDate", addDays(deal.orderDate, 9))] : []),
    ...(shows("vendor-number", 0.35) ? [text("vendorNumber", deal.accountNumber, "?accountNumber")] : []),
    ...(shows("terms", 0.45)
      ? [text("terms", composer.label("termsDays", { n: deal.terms === "onReceipt" ? "30" : deal.terms }))]
      : []),
    ...(shows("ship-via", 0.3)
      ? [text("shipVia", composer.choose("carrier", ["UPS Ground", "FedEx", "DHL", "Best way", "Courier"]))]
      : []),
    ...(shows("sales-person", 0.4) ? [text("salesPerson", deal.customer.contact)] : []),
    ...(shows("currency", 0.15)
      ? [{ label: "Currency", value: [composer.value("currency", deal.currency)] }]
      : []),
    ...deal.others
      .filter(({ isDate }) => !isDate)
      .map((other) => text(other.label as LabelName, other.value)),
  ];
  return shows("mixed", 0.25) ? composer.dice("info.order").shuffled(entries) : entries;
}

/** A day that is called due is the due date; the day of delivery is nobody's field, and the rest may be read either way. */
function neededKey(label: string): string | undefined {
  if (/due|fällig|venc|échéance|scad|verval/i.test(label)) return "dueDate";
  return /deliver|liefer|entrega|livraison|consegna|lever/i.test(label) ? undefined : "?dueDate";
}
