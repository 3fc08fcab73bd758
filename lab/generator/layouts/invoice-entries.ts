import type { Deal } from "../content/deal";
import type { LabelName } from "../style/labels/english";
import { accountPlaceOf, partyWord, supplierNumberOf } from "./account-place";
import type { Composer } from "./composer";
import type { Entry } from "./entry";

/** Numbers and dates of an invoice or credit note that the vendor prints in its information block, in its order. */
export function invoiceEntries(composer: Composer, deal: Deal, kind: "invoice" | "credit_note"): Entry[] {
  const credit = kind === "credit_note";
  const text = (name: LabelName, value: string, key?: string): Entry => ({
    label: composer.label(name),
    value: [key ? composer.value(key, value) : value],
  });
  const date = (name: LabelName, iso: string, key?: string): Entry => ({
    label: composer.label(name),
    value: [composer.date(iso, key)],
  });
  const shows = (name: string, probability: number) => composer.chance(`info.${name}`, probability);
  const main = [
    text(credit ? "creditNumber" : "invoiceNumber", deal.number, "invoiceNumber"),
    date(credit ? "creditDate" : "invoiceDate", deal.date, "invoiceDate"),
  ];
  const rest = [
    ...(credit && shows("against", 0.6)
      ? [text("againstInvoice", deal.accountNumber.replace(/^\D*/, "9"))]
      : []),
    ...(!credit && shows("due", 0.62) ? [date("dueDate", deal.due, "dueDate")] : []),
    ...(shows("order", 0.45) ? [text("orderNumber", deal.orderNumber, "orderNumber")] : []),
    ...(shows("order-date", 0.08) ? [date("orderDate", deal.orderDate, "orderDate")] : []),
    ...(accountPlaceOf(composer) === "info"
      ? [text("accountNumber", deal.accountNumber, "accountNumber")]
      : []),
    ...(shows("supplier", 0.07)
      ? [{ label: partyWord(composer, "supplierNumber"), value: [supplierNumberOf(composer)] }]
      : []),
    ...(shows("terms", 0.35) ? [text("terms", termsOf(composer, deal))] : []),
    ...(shows("sales-person", 0.25) ? [text("salesPerson", deal.vendor.contact)] : []),
    ...(shows("ship-via", 0.08)
      ? [
          text(
            "shipVia",
            composer.choose("carrier", ["UPS Ground", "FedEx", "DHL", "Own transport", "Courier"]),
          ),
        ]
      : []),
    ...(shows("currency", 0.1)
      ? [{ label: "Currency", value: [composer.value("currency", deal.currency)] }]
      : []),
    ...deal.others.map((other) =>
      other.isDate
        ? date(other.label as LabelName, other.value)
        : text(other.label as LabelName, other.value),
    ),
  ];
  const dateFirst = shows("date-first", 0.3);
  const head = dateFirst ? [...main].reverse() : main;
  return shows("mixed", 0.25) ? composer.dice("info.order").shuffled([...head, ...rest]) : [...head, ...rest];
}

function termsOf(composer: Composer, deal: Deal): string {
  return deal.terms === "onReceipt"
    ? composer.label("onReceipt")
    : composer.label("termsDays", { n: deal.terms });
}
