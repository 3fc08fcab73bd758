import type { DocumentStatus } from "~/domain/documents/status";
import type { Severity } from "~/domain/energy/check-outcome";
import { validationsInput } from "~/domain/energy/energy-inputs";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { scopeOf } from "../documents/steps/document-scope";
import { type BillPage, billPage, requireEnergyModel } from "./steps/bill-pages";
import { type CheckedBill, checkBills } from "./steps/check-bills";
import { noteSomeBills } from "./steps/note-bills";

/** A bill with what the checks say of it; without `severity` all of them. */
export type ListedBill = CheckedBill & { status: DocumentStatus; receivedOn: Date };

export type ValidationPage = { items: ListedBill[]; nextCursor: string | null };

/** Pages that one request looks through for the first bill of a severity. */
const mostPages = 10;

/**
 * What the twenty checks say of a model's energy bills, newest first, meter by meter. Filtered by severity a page may hold
 * fewer, and yet another follow; one without any comes only where `mostPages` had none. Throws AppError `not-found` and `invalid`.
 */
export const listEnergyValidations = defineOperation({
  name: "energy.list-validations",
  permission: "TenantModel.ViewDocument",
  input: validationsInput,
  async run(context: TenantContext, { size, cursor, severity, ...filter }): Promise<ValidationPage> {
    const model = await requireEnergyModel(context, filter.modelId);
    await noteSomeBills(context, model.id);
    const scope = scopeOf(context, filter, model.timeZone);
    const items: ListedBill[] = [];
    let below = cursor ? (decodeCursor(cursor)?.position ?? null) : null;
    for (let pages = 0; pages < mostPages; pages += 1) {
      const page = await billPage(context, model, scope, below, size);
      const checked = await checkBills(context, model, page.bills);
      items.push(...listed(page, checked, severity));
      below = page.below;
      if (items.length > 0 || below === null) break;
    }
    return {
      items,
      nextCursor: below === null ? null : encodeCursor({ value: null, position: below, back: false }),
    };
  },
});

function listed(
  { rows }: BillPage,
  checked: readonly CheckedBill[],
  severity: Severity | undefined,
): ListedBill[] {
  const documents = new Map(rows.map(({ document }) => [document.id, document]));
  return checked.flatMap(({ bill, outcomes }) => {
    const document = documents.get(bill.documentId);
    const wanted = outcomes.filter((outcome) => !severity || outcome.severity === severity);
    if (!document || wanted.length === 0) return [];
    return [{ bill, outcomes: wanted, status: document.status, receivedOn: document.receivedOn }];
  });
}
