import type { ShownSupplier } from "~/components/documents/supplier-notice";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { isAllowed } from "~/domain/permissions/actor";
import { languageOf } from "~/http/language";
import { supplierSentences } from "~/http/supplier-sentences";
import { translatorFor } from "~/http/translator-for";
import type { TenantContext } from "~/operations/context";
import { namesOfDeciders } from "~/operations/suppliers/steps/names-of-deciders";

/** Whose bill a document is, as its page says it; the sentences are written here, so that no text of them goes to the browser. */
export async function shownSupplier(
  context: TenantContext,
  request: Request,
  { id, supplier }: DocumentDetails,
): Promise<ShownSupplier | null> {
  if (!supplier) return null;
  const language = await languageOf(request);
  const t = await translatorFor(language);
  const who = await namesOfDeciders(context, supplier);
  return {
    sentences: await supplierSentences(language, context.tenant, supplier, who),
    look: supplier.open || supplier.signs.length > 0,
    supplierTo:
      supplier.supplierId && isAllowed(context.actor, "Suppliers")
        ? `/suppliers/${supplier.supplierId}`
        : null,
    settle: supplier.open ? { to: `/documents/${id}/bank-account`, text: t("suppliers.settle") } : null,
  };
}
