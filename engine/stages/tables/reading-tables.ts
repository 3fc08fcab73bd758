import { patternFor } from "../../languages/compile";
import { compact } from "../../text/fold";
import type { TableHeader } from "../layout/table-header";

const meterWords = new RegExp(`^${patternFor("meterHeadings")}`);

const taxRoles: ReadonlySet<string | undefined> = new Set([
  "taxRate",
  "lineTax",
  "netTotal",
  "grossTotal",
  "lineSubTotal",
  "other",
]);

/** Whether a header is that of the breakdown of taxes by their rates: amounts and taxes, and nothing that is sold. */
export function isTaxHeader({ cells }: TableHeader): boolean {
  const roles = cells.map(({ role }) => role);
  return (
    roles.every((role) => taxRoles.has(role)) &&
    roles.some((role) => role === "taxRate" || role === "lineTax")
  );
}

/** Whether a header is that of meter readings: what was consumed, not what it costs. */
export function isReadingsHeader({ cells }: TableHeader): boolean {
  return cells.some(({ text }) => meterWords.test(compact(text)));
}
