import type { TableHeader } from "./table-header";

/** Whether a header is that of line items or movements rather than a row of reference numbers or of filled-in labels. */
export function isItemHeader(header: TableHeader): boolean {
  if (header.cells.some((cell) => /[\p{L}.]:\s+\S/u.test(cell.text))) return false;
  if (header.cells.filter((cell) => /:$/.test(cell.text)).length > 1) return false;
  const roles = new Set(header.cells.map((cell) => cell.role));
  const amounts = ["netTotal", "unitPrice", "debit", "credit", "balance"] as const;
  return (roles.has("description") || roles.has("itemCode")) && amounts.some((role) => roles.has(role));
}
