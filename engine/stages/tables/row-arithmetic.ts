import type { LineItem, Reason } from "../../results/extraction-result";
import type { CellNumber } from "../layout/read-cells";

/** Units of the last digit that rounding takes from a price. */
const rounding = 0.5;

/** The numbers of a row that arithmetic binds together. */
export type RowNumbers = Partial<
  Record<"quantity" | "unitPrice" | "net" | "discount" | "lineTax" | "taxRate", CellNumber | undefined>
>;

/** Whether a row's numbers agree, and the sum in words. */
export type RowCheck = { state: LineItem["arithmetic"]; reasons: Reason[] };

/** Prices are stated for one, or for a hundred or a thousand pieces. */
const bases = [1, 100, 1000];

/**
 * Checks quantity × price against the amount of a row: as it is, less a discount (amount or percentage), with tax, or
 * with the price for a hundred or a thousand. To the cent, or to what the decimals of the price allow.
 */
export function checkRow(row: RowNumbers): RowCheck {
  const { quantity, unitPrice, net } = row;
  if (!quantity || !unitPrice || !net) return { state: "untested", reasons: [] };
  const product = Number(quantity.value) * Number(unitPrice.value) * 100;
  const values = { quantity: plain(quantity), price: plain(unitPrice), amount: net.value };
  const tolerance = toleranceOf(row);
  for (const { key, cents, more, base } of readingsOf(product, row)) {
    if (Math.abs(cents - net.cents) <= Math.max(leastTolerance, tolerance / base))
      return { state: "agrees", reasons: [{ key, values: { ...values, ...more } }] };
  }
  const reason = { key: "reason.row-differs", values: { ...values, product: (product / 100).toFixed(2) } };
  return { state: "differs", reasons: [reason] };
}

/** What a row may come to; a price for `base` pieces. */
type Reading = { key: string; cents: number; more: Record<string, string>; base: number };

function readingsOf(product: number, { quantity, discount, lineTax, taxRate }: RowNumbers): Reading[] {
  const readings: Reading[] = [{ key: "reason.row-product", cents: product, more: {}, base: 1 }];
  const add = (key: string, cents: number, more: Record<string, string>, base = 1) =>
    readings.push({ key, cents, more, base });
  if (discount && discount.cents !== 0) {
    const value = discount.value.replace("-", "");
    const [cents, rate] = [Math.abs(discount.cents), Math.abs(Number(discount.value))];
    if (rate <= 100)
      add("reason.row-product-less", product * (1 - rate / 100), {
        discount: `${plain(discount).replace("-", "")} %`,
      });
    if (!discount.percent) add("reason.row-product-less", product - cents, { discount: value });
  }
  for (const { cents, more } of [...readings]) {
    if (lineTax && lineTax.cents !== 0)
      add(taxKey(more), cents + lineTax.cents, { ...more, tax: lineTax.value });
    if (taxRate && Number(taxRate.value) > 0)
      add(taxKey(more), cents * (1 + Number(taxRate.value) / 100), {
        ...more,
        tax: `${plain(taxRate)} %`,
      });
  }
  // A rate that was taken for a quantity as well: its product with the amount is the tax.
  if (taxRate && Number(taxRate.value) === Number(quantity?.value)) return readings;
  for (const base of bases.slice(1))
    add("reason.row-product-per", product / base, { base: String(base) }, base);
  return readings;
}

const taxKey = (more: Record<string, string>) =>
  more.discount ? "reason.row-product-less-tax" : "reason.row-product-tax";

/** In cents: what rounding may do to any amount. */
const leastTolerance = 1.01;

/** Half a unit of the price's last digit for every piece, in cents. */
function toleranceOf({ quantity, unitPrice }: RowNumbers): number {
  const decimals = Math.max(2, unitPrice?.decimals ?? 2);
  return Math.abs(Number(quantity?.value ?? 0)) * rounding * 10 ** (2 - decimals);
}

function plain({ value }: CellNumber): string {
  return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}
