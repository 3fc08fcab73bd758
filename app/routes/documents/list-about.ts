import type { BulkPermissions } from "~/components/documents/bulk-bar";
import type { BulkOutcome } from "~/components/documents/bulk-notices";
import type { DocumentsFilterValues, FilterChoices } from "~/components/documents/documents-filter";
import type {
  ConcernLink,
  OrderLink,
  ReadinessLink,
  StatusLink,
} from "~/components/documents/list-status-links";
import { bulkActionNames } from "~/domain/documents/bulk-action";
import { type ConcernKind, concernKinds, type Readiness, readinesses } from "~/domain/documents/concerns";
import { type DocumentStatus, documentStatuses, listedStatuses } from "~/domain/documents/status";
import { parseFilterDate } from "~/domain/listing/date-filter";
import { localDayOf } from "~/domain/listing/local-day";
import { type OrderOutcome, orderOutcomes } from "~/domain/orders/order-outcome";
import { type Actor, isAllowed } from "~/domain/permissions/actor";
import { concernLink, orderLink, readinessLink, statusLink } from "./list-links";

/** The ways from a list to the documents of each status that there are, and to all; a split file is none of them. */
export function statusLinksOf(
  query: URLSearchParams,
  counts: readonly { status: DocumentStatus; count: number }[],
): StatusLink[] {
  const wanted = query.get("status") ?? "";
  const countOf = (status: DocumentStatus) => counts.find((one) => one.status === status)?.count ?? 0;
  const shown = documentStatuses.filter((status) => countOf(status) > 0);
  const all = shown.filter((status) => status !== "split").reduce((sum, status) => sum + countOf(status), 0);
  return [
    { status: null, count: all, to: statusLink(query, ""), current: wanted === "" },
    ...shown.map((status) => ({
      status,
      count: countOf(status),
      to: statusLink(query, status),
      current: wanted === status,
    })),
  ];
}

/** The ways from a list to the documents that are ready, need review, or are blocked; the one at hand leads to all again. */
export function readinessLinksOf(
  query: URLSearchParams,
  counts: readonly { readiness: Readiness; count: number }[],
): ReadinessLink[] {
  const wanted = query.get("readiness");
  return readinesses.flatMap((readiness) => {
    const count = counts.find((one) => one.readiness === readiness)?.count ?? 0;
    const current = wanted === readiness;
    if (count === 0 && !current) return [];
    return [{ readiness, count, to: readinessLink(query, current ? "" : readiness), current }];
  });
}

/** The ways from a list to the documents that stand so or so to their orders; the one at hand leads to all again. */
export function orderLinksOf(
  query: URLSearchParams,
  counts: readonly { orderOutcome: OrderOutcome; count: number }[],
): OrderLink[] {
  const wanted = query.get("orderOutcome");
  return orderOutcomes.flatMap((outcome) => {
    const count = counts.find(({ orderOutcome }) => orderOutcome === outcome)?.count ?? 0;
    const current = wanted === outcome;
    if (count === 0 && !current) return [];
    return [{ outcome, count, to: orderLink(query, current ? "" : outcome), current }];
  });
}

/** The ways from a list to the documents that one concern keeps from being ready; the one at hand leads to all again. */
export function concernLinksOf(
  query: URLSearchParams,
  counts: readonly { kind: ConcernKind; count: number }[],
): ConcernLink[] {
  const wanted = query.get("concern");
  return concernKinds.flatMap((concern) => {
    const count = counts.find(({ kind }) => kind === concern)?.count ?? 0;
    const current = wanted === concern;
    if (count === 0 && !current) return [];
    return [{ concern, count, to: concernLink(query, current ? "" : concern), current }];
  });
}

/** What the filter of a list offers. */
export const filterChoices: FilterChoices = {
  statuses: listedStatuses,
  readinesses,
  outcomes: orderOutcomes,
  concerns: concernKinds,
};

/** The filter of a list's address as its form shows it. */
export const filterOf = (query: URLSearchParams, timeZone: string): DocumentsFilterValues => ({
  startDate: dayOf(query.get("startDate") ?? "", timeZone),
  endDate: dayOf(query.get("endDate") ?? "", timeZone),
  status: query.get("status") ?? "",
  readiness: query.get("readiness") ?? "",
  orderOutcome: query.get("orderOutcome") ?? "",
  concern: query.get("concern") ?? "",
  text: query.get("text") ?? "",
});

/** A date as its input takes it, however the address writes it; what is none stays as it is. */
function dayOf(written: string, timeZone: string): string {
  const date = parseFilterDate(written);
  if (!date) return date === null ? "" : written;
  return "day" in date ? date.day : localDayOf(date.instant, timeZone);
}

/** What the person may do with chosen documents, of a model that has an ERP system or not. */
export const bulkMayOf = (actor: Actor, hasErp: boolean): BulkPermissions => ({
  approve: isAllowed(actor, "TenantModel.ApproveDocument"),
  "take-back": isAllowed(actor, "TenantModel.ApproveDocument"),
  reprocess: isAllowed(actor, "TenantModel.ReprocessDocument"),
  submit: isAllowed(actor, "TenantModel.SubmitForTraining"),
  release: isAllowed(actor, "TenantModel.ReleaseDocument"),
  "send-to-erp": hasErp && isAllowed(actor, "TenantModel.ReleaseDocument"),
  send: isAllowed(actor, "TenantModel.SendDocument"),
  delete: isAllowed(actor, "TenantModel.DeleteDocument"),
});

/** The outcome of the action that led back to the list, as its address says; null when none did. */
export function outcomeOf(query: URLSearchParams): BulkOutcome | null {
  const intent = query.get("outcome");
  const problem = query.get("problem");
  const approvalId = query.get("approval");
  if (problem && sentence.test(problem))
    return { intent: intent ?? "", done: 0, conflicts: 0, problem, approvalId: null };
  if (!intent || !bulkActionNames.some((name) => name === intent)) return null;
  const [done, conflicts] = [numberOf(query, "ok"), numberOf(query, "conflicts")];
  return { intent, done, conflicts, problem: null, approvalId };
}

// Keys of sentences about errors alone, so that an address cannot put other words on the page.
const sentence = /^(documents\.error|list\.error|error|accounts\.problem|tenants\.problem)\.[a-z-]+$/;

const numberOf = (query: URLSearchParams, name: string) =>
  Math.max(0, Math.trunc(Number(query.get(name)) || 0));
