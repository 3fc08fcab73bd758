import type { StoredModel } from "~/data/shard/tenant-models";
import type { DocumentStatus } from "~/domain/documents/status";
import { type BillFinding, billFindings } from "~/domain/energy/bill-findings";
import type { Severity } from "~/domain/energy/check-outcome";
import { validationsInput } from "~/domain/energy/energy-inputs";
import { firstRows } from "~/domain/energy/first-rows";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { scopeOf } from "../documents/steps/document-scope";
import { type BillPage, billPage, requireEnergyModel } from "./steps/bill-pages";
import { type CheckedBill, checkBills } from "./steps/check-bills";
import { noteSomeBills } from "./steps/note-bills";

/** A bill with what the checks say of it, and in its first row what else speaks against it; without `severity` all of that. */
export type ListedBill = CheckedBill & { findings: BillFinding[]; status: DocumentStatus; receivedOn: Date };

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
      items.push(...listed(model, page, checked, severity));
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
  model: StoredModel,
  { rows }: BillPage,
  checked: readonly CheckedBill[],
  severity: Severity | undefined,
): ListedBill[] {
  const found = new Map(rows.map((row) => [row.document.id, row]));
  const firsts = firstRows(checked.map(({ bill }) => bill));
  const isWanted = (one: { severity: Severity }) => !severity || one.severity === severity;
  return checked.flatMap(({ bill, outcomes: all }) => {
    const row = found.get(bill.documentId);
    if (!row) return [];
    const outcomes = all.filter(isWanted);
    const findings = firsts.has(bill) ? billFindings(model, row).filter(isWanted) : [];
    if (outcomes.length === 0 && findings.length === 0) return [];
    return [{ bill, outcomes, findings, status: row.document.status, receivedOn: row.document.receivedOn }];
  });
}
