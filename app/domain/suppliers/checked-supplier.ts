/**
 * The supplier's id if a document of it was settled before; null of one that came by a file or was typed and has sent nothing yet, and
 * of nobody.
 */
export const checkedSupplierOf = (supplier: { id: string; documents: number } | null): string | null =>
  supplier && supplier.documents > 0 ? supplier.id : null;
