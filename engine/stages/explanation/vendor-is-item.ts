import type { DocumentKind, Finding, FoundValue } from "../../results/extraction-result";
import { vendorIsItemFinding } from "../../results/reason-keys";
import { nameKey } from "../../text/name-key";
import type { ItemRow } from "../tables/item-row";

/**
 * The finding that the vendor is named like one of the things that are bought. Said here, where all rows are at hand,
 * however many there are. A bank holds accounts of its own: statements are left out.
 */
export function vendorIsItemFindings(
  rows: readonly Pick<ItemRow, "item">[],
  fields: Readonly<Record<string, FoundValue>>,
  kind: DocumentKind,
): Finding[] {
  const vendor = fields.vendorName?.value ?? "";
  const key = nameKey(vendor);
  if (kind === "bank_statement" || key === null) return [];
  const isItem = rows.some(({ item }) => nameKey(item.cells.description?.value ?? "") === key);
  return isItem ? [{ key: vendorIsItemFinding, values: { vendor }, field: null }] : [];
}
