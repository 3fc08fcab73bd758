import { amountOf, plainOf } from "./xml-values";

/** A line as the file writes it; the price is for `priceQuantity` units, for one when that is missing. */
type WrittenLine = Partial<
  Record<
    "itemCode" | "description" | "quantity" | "unitPrice" | "priceQuantity" | "taxRate" | "netTotal",
    string | undefined
  >
>;

/** The cells of a line in canonical form, by column; what is missing or no number is left out. */
export function lineOf(line: WrittenLine): Record<string, string> {
  const cells = {
    itemCode: line.itemCode,
    description: line.description,
    quantity: plainOf(line.quantity),
    unitPrice: perUnit(plainOf(line.unitPrice), Number(line.priceQuantity ?? "1")),
    taxRate: plainOf(line.taxRate),
    netTotal: amountOf(line.netTotal),
  };
  return Object.fromEntries(
    Object.entries(cells).filter((cell): cell is [string, string] => Boolean(cell[1])),
  );
}

function perUnit(price: string | undefined, units: number): string | undefined {
  if (price === undefined || !(units > 0) || units === 1) return price;
  return plainOf((Number(price) / units).toFixed(6));
}
