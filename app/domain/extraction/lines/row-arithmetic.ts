import type { LineItem, Reason } from "../extraction-result";
import type { CellNumber } from "./read-cells";

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
  for (const { key, cents, more } of readingsOf(product, row)) {
    if (Math.abs(cents - net.cents) <= tolerance)
      return { state: "agrees", reasons: [{ key, values: { ...values, ...more } }] };
  }
  const reason = { key: "reason.row-differs", values: { ...values, product: (product / 100).toFixed(2) } };
  return { state: "differs", reasons: [reason] };
}

type Reading = { key: string; cents: number; more: Record<string, string> };

function readingsOf(product: number, { discount, lineTax, taxRate }: RowNumbers): Reading[] {
  const readings: Reading[] = [{ key: "reason.row-product", cents: product, more: {} }];
  const add = (key: string, cents: number, more: Record<string, string>) =>
    readings.push({ key, cents, more });
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
  for (const base of bases.slice(1)) add("reason.row-product-per", product / base, { base: String(base) });
  return readings;
}

const taxKey = (more: Record<string, string>) =>
  more.discount ? "reason.row-product-less-tax" : "reason.row-product-tax";

/** Half a unit of the price's last digit for every piece, at least a cent. */
function toleranceOf({ quantity, unitPrice }: RowNumbers): number {
  const decimals = Math.max(2, unitPrice?.decimals ?? 2);
  return Math.max(1.01, Math.abs(Number(quantity?.value ?? 0)) * 0.5 * 10 ** (2 - decimals));
}

function plain({ value }: CellNumber): string {
  return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}
