import { csvLine } from "../exports/csv";
import type { Commodity } from "./descriptor";
import { billedDays, dayAfterPeriod, type EnergyBill } from "./energy-bill";

/** A bill that goes into a file for EnergyCAP, with when it was received: of two for one period the later is corrected. */
export type EnergyCapBill = { bill: EnergyBill; receivedAt: Date };

/** Rows that an import file of EnergyCAP may have. */
const mostCapRows = 5_000;

const fixed = ["ACCOUNT", "STARTDATE", "ENDDATE", "ACE", "METERCODE", "VENDORCODE"];

/** What EnergyCAP finds an account's only meter of a commodity by. */
const commodityCodes: Record<Commodity, string> = {
  electric: "ELECTRIC",
  gas: "NATURALGAS",
  water: "WATER",
  sewer: "SEWER",
  heat: "STEAM",
};

/** The bills that can be imported: they name an account, and a period of at least a day. */
const isImportable = (bill: EnergyBill): boolean => bill.account !== "" && billedDays(bill) !== null;

/**
 * The import files: a row per account and meter, sorted by account, vendor, start and end, at most 5,000 rows in each. The end
 * date is the day after the period, so that days = end - start. Lines that nobody described are under a heading that the
 * import skips.
 */
export function energyCapFiles(bills: readonly EnergyCapBill[]): string[] {
  const rows = bills.filter(({ bill }) => isImportable(bill)).sort(byAccount);
  const commodities = commoditiesByAccount(rows);
  const corrected = correctedAmong(rows);
  const files: string[] = [];
  for (let start = 0; start === 0 || start < rows.length; start += mostCapRows) {
    const part = rows.slice(start, start + mostCapRows);
    const headings = [...new Set(part.flatMap(({ bill }) => [...cellsOf(bill).keys()]))].sort();
    const lines = part.map(({ bill }) => {
      const cells = cellsOf(bill);
      return csvLine([
        bill.account,
        compact(bill.start),
        compact(dayAfterPeriod(bill)),
        corrected.has(bill) ? "Corrected" : bill.estimated ? "Estimated" : "Actual",
        bill.meter || meterCode(bill, commodities.get(accountOf(bill))?.size ?? 1),
        bill.supplier,
        ...headings.map((heading) => cells.get(heading) ?? null),
      ]);
    });
    files.push(csvLine([...fixed, ...headings]) + lines.join(""));
  }
  return files;
}

const accountOf = ({ accountKey, supplierKey }: EnergyBill) => `${accountKey}|${supplierKey}`;
const compact = (day: string | null) => day?.replaceAll("-", "") ?? "";

const meterCode = ({ commodity }: EnergyBill, commodities: number) =>
  commodities > 1 && commodity ? `!AUTO!:${commodityCodes[commodity]}` : "!AUTO!";

function byAccount({ bill: one }: EnergyCapBill, { bill: other }: EnergyCapBill): number {
  const keys = (bill: EnergyBill) => [
    bill.account,
    bill.supplier,
    bill.start ?? "",
    bill.end ?? "",
    bill.meter,
  ];
  const [left, right] = [keys(one), keys(other)];
  const at = left.findIndex((key, index) => key !== right[index]);
  return at < 0 ? one.row - other.row : (left[at] ?? "") < (right[at] ?? "") ? -1 : 1;
}

function commoditiesByAccount(rows: readonly EnergyCapBill[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { bill } of rows)
    if (bill.commodity)
      found.set(accountOf(bill), (found.get(accountOf(bill)) ?? new Set()).add(bill.commodity));
  return found;
}

/** Bills of a meter and a period for which another one was received before. */
function correctedAmong(rows: readonly EnergyCapBill[]): Set<EnergyBill> {
  const first = new Map<string, EnergyCapBill>();
  const corrected = new Set<EnergyBill>();
  for (const row of rows) {
    const { bill } = row;
    const key = [accountOf(bill), bill.meterKey, bill.start, bill.end].join("|");
    const other = first.get(key);
    if (!other) first.set(key, row);
    else if (other.receivedAt > row.receivedAt) {
      corrected.add(other.bill);
      first.set(key, row);
    } else corrected.add(bill);
  }
  return corrected;
}

/** The amounts and quantities of a bill under their headings; what has the same heading is added up. */
function cellsOf({ lines }: EnergyBill): Map<string, number> {
  const cells = new Map<string, number>();
  const add = (heading: string, value: number | null) => {
    if (heading && value !== null) cells.set(heading, rounded((cells.get(heading) ?? 0) + value));
  };
  for (const line of lines) {
    if (!line.described) add(`*${line.words || "?"}`, line.amount);
    add(line.heading, line.amount);
    add(line.quantityHeading, line.quantity);
  }
  return cells;
}

const rounded = (value: number) => Math.round(value * 1_000_000) / 1_000_000;
