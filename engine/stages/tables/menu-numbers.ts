import { median } from "../../geometry/median";
import type { ItemRow } from "./item-row";

/** The number of a dish on the menu, with the letters some kitchens write around it ("SP13", "140 A"). */
const numbered = /^((?:\p{Lu}{1,2})?\d{1,3}(?:\s\p{Lu})?)\s+(?=.*\p{L}{3})(\S.*)$/u;
const plain = /^\d{1,3}$/;

/** Of the rows, this share must begin with a number before it numbers what is sold. */
const share = 0.6;
/** Numbers about as low as this count as well as they number, unless they are written with a nought in front. */
const leastNumber = 5;

type Lead = { number: string; rest: string | undefined };

/**
 * The rows with the numbers they begin with as codes, where these number what is sold, as those of a menu: most rows begin with one,
 * and the amounts are no multiples of them, as they would be of counts.
 */
export function withMenuNumbers(rows: readonly ItemRow[]): ItemRow[] {
  const leads = rows.map(leadOf);
  const found = leads.filter((lead) => lead !== undefined);
  if (found.length < 2 || found.length < rows.length * share || !areNumbers(rows, leads)) return [...rows];
  return rows.map((row, index) => {
    const lead = leads[index];
    if (!lead) return row;
    const { quantity, description, ...others } = row.item.cells;
    const from = lead.rest === undefined ? quantity : description;
    if (!from || !description) return row;
    const cells =
      lead.rest === undefined
        ? { ...others, description }
        : { ...others, ...(quantity && { quantity }), description: { ...description, value: lead.rest } };
    return { ...row, item: { ...row.item, cells: { ...cells, itemCode: { ...from, value: lead.number } } } };
  });
}

/** What a row begins with: a number in front of its name, or a count that no price stands beside. */
function leadOf({ item: { cells } }: ItemRow): Lead | undefined {
  if (cells.itemCode) return undefined;
  const match = numbered.exec(cells.description?.value ?? "");
  if (match?.[1] && match[2]) return { number: match[1], rest: match[2] };
  const isCount = cells.quantity && !cells.unitPrice && cells.description && plain.test(cells.quantity.raw);
  return isCount ? { number: cells.quantity?.raw ?? "", rest: undefined } : undefined;
}

function areNumbers(rows: readonly ItemRow[], leads: readonly (Lead | undefined)[]): boolean {
  const told = rows.flatMap(({ cents }, index) => {
    const digits = /\d+/.exec(leads[index]?.number ?? "")?.[0];
    return digits && Number(digits) > 1 && cents ? [{ digits, cents }] : [];
  });
  if (told.length < 2) return false;
  const multiples = told.filter(({ digits, cents }) => cents % Number(digits) === 0);
  const isPadded = told.some(({ digits }) => /^0\d/.test(digits));
  const isHigh = median(told.map(({ digits }) => Number(digits))) >= leastNumber;
  return (isPadded || isHigh) && multiples.length * 2 < told.length;
}
