import type { FoundSending } from "~/data/shard/erp-sendings";
import { valuesOf } from "~/domain/documents/fields-of-result";
import { rowCountOf } from "~/domain/documents/row-chunks";
import { presentRowsOf } from "~/domain/documents/stored-result";
import type { PostingDate } from "~/domain/erp/erp-settings";
import { type PurchaseDocument, purchaseDocumentOf } from "~/domain/erp/purchase-document";
import { maxPurchaseLines } from "~/domain/erp/purchase-lines";
import { localDayOf } from "~/domain/listing/local-day";
import { loadRows } from "../../results/steps/load-rows";
import type { ErpDeliveryContext } from "../erp-ports";

/** What a document's values come to as a purchase document. Throws AppError `invalid` when something is missing. */
export async function loadPurchase(
  context: ErpDeliveryContext,
  { document, model, result }: FoundSending,
  settings: { postingDate: PostingDate },
): Promise<PurchaseDocument> {
  const rows = result && presentRowsOf(result);
  return purchaseDocumentOf({
    documentId: document.id,
    model,
    fields: valuesOf(result),
    lineItems:
      result && rows
        ? await loadRows(context.files, result, rows, { first: 0, count: maxPurchaseLines })
        : [],
    lineCount: rows ? rowCountOf(rows) : 0,
    settings,
    today: localDayOf(context.now(), model.timeZone),
  });
}
