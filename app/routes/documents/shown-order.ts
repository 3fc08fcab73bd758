import type { ShownSupplier } from "~/components/documents/supplier-notice";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { isAllowed } from "~/domain/permissions/actor";
import { languageOf } from "~/http/language";
import { orderSentences } from "~/http/order-sentences";
import type { TenantContext } from "~/operations/context";

/** How a bill stands to its order, as the document's page says it. */
export async function shownOrder(
  context: TenantContext,
  request: Request,
  { order, culture }: Pick<DocumentDetails, "order" | "culture">,
): Promise<ShownSupplier | null> {
  if (!order) return null;
  return {
    sentences: await orderSentences(await languageOf(request), culture, order),
    look: order.outcome !== "matched",
    supplierTo: order.orderId && isAllowed(context.actor, "Suppliers") ? `/orders/${order.orderId}` : null,
    settle: null,
  };
}
