import { compact } from "../../text/fold";
import type { ItemRow } from "./item-row";

const words =
  /^(?:less)?(?:disc(?:ount|$)|remise|rabatt|rabais|abschlag|zuschlag|descuento|dto|desconto|sconto|abbuono|korting|toeslag|surcharge|charge(?:fr|\d|$)|allowance|skonto|escompte|savings|round(?:ing|ed)|redondeo|arrotondamento|afronding|nachlass|recargo|supplement|shipping|delivery|carriage|freight|postage|handling|fuellevy|versand|porto(?!n)|fracht|lieferkosten|fraisde|port$|livraison|gastosde|portes|envio|spesedi|spedizione|trasporto|verzend|orderkosten|vracht)/;

/**
 * Takes discounts and charges on the whole document out of the rows: they stand below the items in the column of the
 * amounts, begin with a word for it and lack the quantity and price that the items have.
 */
export function withoutAdjustments(rows: readonly ItemRow[]): ItemRow[] {
  const last = rows.findLastIndex(({ item }) => item.cells.quantity && item.cells.unitPrice);
  const end = rows.findLastIndex((row) => !isAdjustment(row));
  return rows.filter(
    (row, index) => index <= Math.max(last, end) || (last < 0 && !isRounding(row) && (row.cents ?? 0) >= 0),
  );
}

function isRounding({ item }: ItemRow): boolean {
  return /^(?:round|redond|arroton|afrond)/.test(compact(item.cells.description?.value ?? ""));
}

function isAdjustment({ item: { cells } }: ItemRow): boolean {
  return !cells.quantity && !cells.unitPrice && words.test(compact(cells.description?.value ?? ""));
}
