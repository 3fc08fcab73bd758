import type { DocumentLayoutGroup } from "./document-layout";

/**
 * The supplier's id if a document of it was settled before; else, where the model does not read who sent it, the layout's if one of it was
 * checked. Null of a supplier that came by a file or was typed and has sent nothing yet, of a new layout, and of nobody.
 */
export const checkedSupplierOf = ({
  supplier,
  layout,
}: {
  supplier: { id: string; documents: number } | null;
  layout: DocumentLayoutGroup | null;
}): string | null =>
  supplier && supplier.documents > 0 ? supplier.id : layout?.isChecked ? layout.id : null;
