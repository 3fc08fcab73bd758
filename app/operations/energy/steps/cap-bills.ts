import type { DocumentFilter } from "~/domain/documents/document-list-inputs";
import { isSettled } from "~/domain/documents/status";
import type { EnergyCapBill } from "~/domain/energy/energy-cap";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";
import { scopeOf } from "../../documents/steps/document-scope";
import { billPages, requireEnergyModel } from "./bill-pages";

/** Documents that one export for EnergyCAP takes. */
const mostDocuments = 10_000;

/** A document whose bill goes to EnergyCAP. */
export type CapDocument = { id: string; fileName: string };

/**
 * The bills of a list that go to EnergyCAP: without a status those of settled documents. Throws AppError `not-found`, and
 * `invalid` when they are of more than 10,000 documents.
 */
export async function capBillsOf(context: TenantContext, filter: DocumentFilter) {
  const model = await requireEnergyModel(context, filter.modelId);
  const bills: EnergyCapBill[] = [];
  const documents: CapDocument[] = [];
  for await (const page of billPages(context, model, scopeOf(context, filter, model.timeZone))) {
    for (const { document, result } of page.rows) {
      if (!result || !(filter.status || isSettled(document.status))) continue;
      documents.push({ id: document.id, fileName: document.fileName });
      for (const bill of page.bills)
        if (bill.documentId === document.id) bills.push({ bill, receivedAt: document.receivedOn });
    }
    if (documents.length > mostDocuments)
      throw new AppError("invalid", "energy.error.too-many", { values: { most: mostDocuments } });
  }
  return { model, bills, documents };
}
