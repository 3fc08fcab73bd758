import type { DocumentStatus } from "~/domain/documents/status";
import { validationsInput } from "~/domain/energy/energy-inputs";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { scopeOf } from "../documents/steps/document-scope";
import { billPage, requireEnergyModel } from "./steps/bill-pages";
import { type CheckedBill, checkBills } from "./steps/check-bills";
import { noteSomeBills } from "./steps/note-bills";

/** A bill with what the checks say of it; without `severity` all of them. */
export type ListedBill = CheckedBill & { status: DocumentStatus; receivedOn: Date };

export type ValidationPage = { items: ListedBill[]; nextCursor: string | null };

/**
 * What the twenty checks say of a model's energy bills, newest first, meter by meter. Filtered by severity a page may hold
 * fewer, and yet another follow. Throws AppError `not-found` and `invalid`.
 */
export const listEnergyValidations = defineOperation({
  name: "energy.list-validations",
  permission: "TenantModel.ViewDocument",
  input: validationsInput,
  async run(context: TenantContext, { size, cursor, severity, ...filter }): Promise<ValidationPage> {
    const model = await requireEnergyModel(context, filter.modelId);
    await noteSomeBills(context, model.id);
    const below = cursor ? (decodeCursor(cursor)?.position ?? null) : null;
    const page = await billPage(context, model, scopeOf(context, filter, model.timeZone), below, size);
    const documents = new Map(page.rows.map(({ document }) => [document.id, document]));
    const checked = await checkBills(context, model, page.bills);
    const items = checked.flatMap(({ bill, outcomes }) => {
      const document = documents.get(bill.documentId);
      const wanted = outcomes.filter((outcome) => !severity || outcome.severity === severity);
      if (!document || wanted.length === 0) return [];
      return [{ bill, outcomes: wanted, status: document.status, receivedOn: document.receivedOn }];
    });
    return {
      items,
      nextCursor:
        page.below === null ? null : encodeCursor({ value: null, position: page.below, back: false }),
    };
  },
});
