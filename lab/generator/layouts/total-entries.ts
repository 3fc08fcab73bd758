import type { Deal, DealTax } from "../content/deal";
import { formatNumber } from "../style/format-number";
import { labelOf } from "../style/label-of";
import type { Desk } from "./desk";
import type { Entry } from "./entry";

/** A row of the totals; `strong` rows may stand out. */
export type TotalEntry = Entry & { strong: boolean };

/** The rows from the sum of the lines down to what is due, as far as the vendor prints them. */
export function totalEntries(desk: Desk, deal: Deal, isOrder = false): TotalEntry[] {
  const entry = (
    label: string,
    cents: number,
    key: string | undefined,
    where: "total" | "grand" = "total",
  ): TotalEntry => ({
    label,
    value: desk.amount(cents, key, where),
    strong: where === "grand",
  });
  const hasCharges = deal.charges.length > 0;
  const onlyTotal = deal.taxes.length === 0 && !hasCharges;
  const showsNet = !onlyTotal || desk.chance("totals.net", 0.55);
  const total = entry(
    desk.label("total"),
    deal.total,
    soundsDue.test(desk.label("total")) ? "total ?amountDue" : "total",
    "grand",
  );
  const rows: TotalEntry[] = [];
  if (hasCharges && !deal.taxIncluded) rows.push(entry(desk.label("linesTotal"), deal.linesTotal, undefined));
  const charges = deal.charges.map(({ label, amount }) =>
    entry(desk.label(label === "discount" ? "discountTotal" : label), amount, undefined),
  );
  if (!deal.taxIncluded || desk.chance("totals.ex", 0.5)) {
    if (!deal.taxIncluded) rows.push(...charges);
    if (showsNet) rows.push(entry(desk.label("subTotal"), deal.subTotal, "subTotal"));
  } else rows.push(...charges);
  rows.push(...taxRows(desk, deal, entry));
  if (deal.withheld) rows.push(entry(deal.withheld.name, -deal.withheld.amount, undefined));
  if (deal.rounding !== 0) rows.push(entry(desk.label("rounding"), deal.rounding, undefined));
  rows.push(total);
  if (deal.prepaid > 0) {
    rows.push(
      entry(
        desk.label("prepaid"),
        desk.chance("prepaid.minus", 0.5) ? -deal.prepaid : deal.prepaid,
        undefined,
      ),
    );
    rows.push(entry(desk.label("amountDue"), deal.amountDue, "amountDue", "grand"));
  } else if (!isOrder && desk.chance("totals.due", 0.12))
    rows.push(entry(desk.label("amountDue"), deal.total, "amountDue", "grand"));
  return rows;
}

/** A total that is called what is to be paid may as well be read as the amount due. */
const soundsDue = /due|payable|pay\b|pagar|zahl|betalen|payer|régler/i;

type Make = (label: string, cents: number, key: string | undefined) => TotalEntry;

function taxRows(desk: Desk, deal: Deal, entry: Make): TotalEntry[] {
  if (deal.taxes.length === 0) {
    if (desk.chance("totals.zero", 0.35)) return [entry(desk.tax, 0, "tax")];
    return [];
  }
  const [only] = deal.taxes;
  if (deal.taxes.length === 1 && only) return [entry(taxLabel(desk, only), only.amount, "tax")];
  const sums = desk.chance("totals.sum", 0.45);
  const rows = deal.taxes.map((tax, i) =>
    entry(taxLabel(desk, tax), tax.amount, sums ? undefined : `+tax:${i}`),
  );
  if (sums) return [...rows, entry(`${desk.label("total")} ${desk.tax}`, deal.tax, "tax")];
  return rows;
}

/** How one tax is named in the totals: "GST 10%", "zzgl. 19% MwSt.". */
export function taxLabel(desk: Desk, { name, percent }: DealTax): string {
  const decimals = (String(percent).split(".")[1] ?? "").length;
  const rate = formatNumber(percent * 10 ** decimals, decimals, desk.style.numbers);
  const wording = labelOf("ofTax", desk.style.language, desk.style.seed);
  const capitals = desk.style.labelCase === "upper";
  const text = wording.replace("{name}", name).replace("{rate}", rate);
  return capitals ? text.toUpperCase() : text;
}
