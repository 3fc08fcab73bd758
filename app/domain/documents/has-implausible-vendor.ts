import { vendorKeys } from "@fieldwise/engine/duplicates";
import type { DocumentKind, FoundValue, LineItem } from "@fieldwise/engine/results";

/**
 * Whether the vendor cannot be right: it is the customer, or one of the items. An energy company may bill itself, and a
 * bank has accounts of its own: statements are left out.
 */
export function hasImplausibleVendor(
  values: Readonly<Record<string, FoundValue>>,
  rows: readonly LineItem[],
  kind: DocumentKind | undefined,
): boolean {
  if (kind === "bank_statement") return false;
  const vendor = keyOf(values.vendorName?.value);
  if (vendor === null) return false;
  return (
    vendor === keyOf(values.customerName?.value) ||
    rows.some(({ cells }) => keyOf(cells.description?.value) === vendor)
  );
}

/** How a name is compared: without its legal form, case and marks. */
const keyOf = (name: string | undefined): string | null => vendorKeys({ vendorName: name ?? "" })[0] ?? null;
