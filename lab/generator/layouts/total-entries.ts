import type { Deal, DealTax } from "../content/deal";
import { formatNumber } from "../style/format-number";
import { labelOf } from "../style/label-of";
import type { Composer } from "./composer";
import type { Entry } from "./entry";

/** A row of the totals; `strong` rows may stand out. */
export type TotalEntry = Entry & { strong: boolean };

/** The rows from the sum of the lines down to what is due, as far as the vendor prints them. */
export function totalEntries(composer: Composer, deal: Deal, isOrder = false): TotalEntry[] {
  const entry = (
    label: string,
    cents: number,
    key: string | undefined,
    where: "total" | "grand" = "total",
  ): TotalEntry => ({
    label,
    value: composer.amount(cents, key, where),
    strong: where === "grand",
  });
  const hasCharges = deal.charges.length > 0;
  const onlyTotal = deal.taxes.length === 0 && !hasCharges;
  const showsNet = !onlyTotal || composer.chance("totals.net", 0.55);
  const total = entry(
    composer.label("total"),
    deal.total,
    soundsDue.test(composer.label("total")) ? "total ?amountDue" : "total",
    "grand",
  );
  const rows: TotalEntry[] = [];
  if (hasCharges && !deal.taxIncluded)
    rows.push(entry(composer.label("linesTotal"), deal.linesTotal, undefined));
  const charges = deal.charges.map(({ label, amount }) =>
    entry(composer.label(label === "discount" ? "discountTotal" : label), amount, undefined),
  );
  if (!deal.taxIncluded || composer.chance("totals.ex", 0.5)) {
    if (!deal.taxIncluded) rows.push(...charges);
    if (showsNet) rows.push(entry(composer.label("subTotal"), deal.subTotal, "subTotal"));
  } else rows.push(...charges);
  rows.push(...taxRows(composer, deal, entry));
  if (deal.withheld) rows.push(entry(deal.withheld.name, -deal.withheld.amount, undefined));
  if (deal.rounding !== 0) rows.push(entry(composer.label("rounding"), deal.rounding, undefined));
  rows.push(total);
  if (deal.prepaid > 0) {
    rows.push(
      entry(
        composer.label("prepaid"),
        composer.chance("prepaid.minus", 0.5) ? -deal.prepaid : deal.prepaid,
        undefined,
      ),
    );
    rows.push(entry(composer.label("amountDue"), deal.amountDue, "amountDue", "grand"));
  } else if (!isOrder && composer.chance("totals.due", 0.12))
    rows.push(entry(composer.label("amountDue"), deal.total, "amountDue", "grand"));
  return rows;
}

/** A total that is called what is to be paid may as well be read as the amount due. */
const soundsDue = /due|payable|pay\b|pagar|zahl|betalen|payer|régler/i;

type Make = (label: string, cents: number, key: string | undefined) => TotalEntry;

function taxRows(composer: Composer, deal: Deal, entry: Make): TotalEntry[] {
  if (deal.taxes.length === 0) {
    if (composer.chance("totals.zero", 0.35)) return [entry(composer.tax, 0, "tax")];
    return [];
  }
  const [only] = deal.taxes;
  if (deal.taxes.length === 1 && only) return [entry(taxLabel(composer, only), only.amount, "tax")];
  const sums = composer.chance("totals.sum", 0.45);
  const rows = deal.taxes.map((tax, i) =>
    entry(taxLabel(composer, tax), tax.amount, sums ? undefined : `+tax:${i}`),
  );
  if (sums) return [...rows, entry(`${composer.label("total")} ${composer.tax}`, deal.tax, "tax")];
  return rows;
}

/** How one tax is named in the totals: "GST 10%", "zzgl. 19% MwSt.". */
export function taxLabel(composer: Composer, { name, percent }: DealTax): string {
  const decimals = (String(percent).split(".")[1] ?? "").length;
  const rate = formatNumber(percent * 10 ** decimals, decimals, composer.style.numbers);
  const wording = labelOf("ofTax", composer.style.language, composer.style.seed);
  const capitals = composer.style.labelCase === "upper";
  const text = wording.replace("{name}", name).replace("{rate}", rate);
  return capitals ? text.toUpperCase() : text;
}
