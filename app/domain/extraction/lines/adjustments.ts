import { compact } from "../layout/fold";
import type { ItemRow } from "./item-row";

const words =
  /^(?:less)?(?:discount|remise|rabatt|rabais|abschlag|zuschlag|descuento|dto|desconto|sconto|abbuono|korting|toeslag|surcharge|charge(?:fr|\d|$)|allowance|skonto|escompte|rounding|redondeo|arrotondamento|afronding|nachlass|recargo|supplement|shipping|delivery|carriage|freight|postage|handling|fuellevy|versand|porto(?!n)|fracht|lieferkosten|fraisde|port$|livraison|gastosde|portes|envio|spesedi|spedizione|trasporto|verzend|orderkosten|vracht)/;

/**
 * Takes discounts and charges on the whole document out of the rows: they stand below the items in the column of the
 * amounts, begin with a word for it and lack the quantity and price that the items have.
 */
export function withoutAdjustments(rows: readonly ItemRow[]): ItemRow[] {
  const full = rows.filter(({ item }) => item.cells.quantity && item.cells.unitPrice);
  if (full.length === 0) return [...rows];
  const last = rows.lastIndexOf(full.at(-1) as ItemRow);
  return rows.filter((row, index) => index <= last || !isAdjustment(row));
}

function isAdjustment({ item: { cells } }: ItemRow): boolean {
  return !cells.quantity && !cells.unitPrice && words.test(compact(cells.description?.value ?? ""));
}
