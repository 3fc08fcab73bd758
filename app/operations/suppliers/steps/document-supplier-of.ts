import type { SupplierDocumentRow } from "~/data/shard/supplier-documents";
import { isHeld } from "~/domain/documents/concerns";
import { accountSigns } from "~/domain/suppliers/account-outcome";
import type { DocumentSupplier } from "~/domain/suppliers/document-supplier";

type Found = { row: SupplierDocumentRow; name: string | null; number: string | null };

/** Whose bill a document is, as screens and the API show it; null before it was compared. */
export function documentSupplierOf({ row, name, number }: Found): DocumentSupplier | null {
  const { reason, outcome } = row;
  if (!reason || !outcome) return null;
  const { supplierId, unknown, changed, decision, decidedBy, decidedAt } = row;
  return {
    supplierId,
    name,
    number,
    reason,
    outcome,
    unknown,
    changed,
    decision,
    decidedBy,
    decidedAt,
    signs: accountSigns.filter((sign) => row.signs.includes(sign)),
    accounts: row.accounts ?? [],
    open: isHeld(row.concerns),
  };
}
