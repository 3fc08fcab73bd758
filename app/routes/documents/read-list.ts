import type { DocumentRow } from "~/components/documents/documents-table";
import { decodeConcerns } from "~/domain/documents/concerns";
import type { DocumentListPage, ListedDocument } from "~/domain/documents/document-summary";
import { shownTime } from "~/domain/documents/shown-time";
import { isEndState, isSettled } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { FormProblem } from "~/domain/errors/form-problem";
import { problemsOf } from "~/http/form-error-response";
import type { Language } from "~/locales/languages";
import type { TenantContext } from "~/operations/context";
import { countByConcern } from "~/operations/documents/count-by-concern";
import { countByOrder } from "~/operations/documents/count-by-order";
import { countByReadiness } from "~/operations/documents/count-by-readiness";
import { countByStatus } from "~/operations/documents/count-by-status";
import { listDocuments } from "~/operations/documents/list";
import { listParents } from "~/operations/documents/list-parents";
import { listReleases } from "~/operations/documents/list-releases";
import { searchDocuments } from "~/operations/documents/search";
import { listErpStates } from "~/operations/erp/list-states";
import { type FieldColumn, shownErpStates, shownValuesOf } from "./list-columns-of";
import { sizeOf } from "./list-links";

type Model = { id: string; culture: string; timeZone: string };
type Counts = Awaited<ReturnType<typeof countByStatus>>;
type ReadinessCounts = Awaited<ReturnType<typeof countByReadiness>>;
type ConcernCounts = Awaited<ReturnType<typeof countByConcern>>;
type OrderCounts = Awaited<ReturnType<typeof countByOrder>>;
type Columns = { fields: readonly FieldColumn[]; erpIn: Language | null };
type Found = { matches: number; more: boolean; nextCursor: string | null };
type List = {
  page: DocumentListPage | null;
  found: Found | null;
  rows: DocumentRow[];
  counts: Counts;
  readinesses: ReadinessCounts;
  orders: OrderCounts;
  concerns: ConcernCounts;
  pending: number;
  problems: FormProblem[];
};

/**
 * The page of documents that an address asks for, or what is wrong with the address. With `erpIn` it shows how sending them to
 * the ERP system stands, in that language.
 */
export async function readList(
  context: TenantContext,
  model: Model,
  query: URLSearchParams,
  columns: Columns,
): Promise<List> {
  const asked = Object.fromEntries([...query].filter(([, value]) => value !== ""));
  const wanted = { ...asked, modelId: model.id, size: sizeOf(query) };
  try {
    const text = query.get("text")?.trim();
    const [listed, counts, readinesses, orders, concerns] = await Promise.all([
      text ? searchDocuments(context, { ...wanted, text }) : listDocuments(context, wanted),
      countByStatus(context, { modelId: model.id }),
      countByReadiness(context, { modelId: model.id }),
      countByOrder(context, { modelId: model.id }),
      isAboutReadiness(query) ? countByConcern(context, { modelId: model.id }) : [],
    ]);
    const [page, found] = "page" in listed ? [listed, null] : [null, listed];
    const rows = await withMore(context, listed.items, { model, ...columns });
    const pending = pendingOf(counts);
    return { page, found, rows, counts, readinesses, orders, concerns, pending, problems: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    const counts = await countByStatus(context, { modelId: model.id });
    const problems = problemsOf(error);
    const nothing = {
      page: null,
      found: null,
      rows: [],
      readinesses: [],
      orders: [],
      concerns: [],
      pending: 0,
    };
    return { ...nothing, counts, problems };
  }
}

/** Why documents are not ready is counted for those who look at such. */
const isAboutReadiness = (query: URLSearchParams) =>
  query.has("concern") || ["look", "blocked"].includes(query.get("readiness") ?? "");

/** Rows with what other tables know about their documents. */
async function withMore(
  context: TenantContext,
  items: readonly ListedDocument[],
  { model, fields, erpIn }: { model: Model } & Columns,
): Promise<DocumentRow[]> {
  const documentIds = items.map(({ id }) => id);
  if (documentIds.length === 0) return [];
  const [parents, releases, values, states] = await Promise.all([
    listParents(context, { documentIds }),
    listReleases(context, { documentIds }),
    shownValuesOf(context, documentIds, fields, model.culture),
    erpIn ? shownErpStates(await listErpStates(context, { documentIds }), erpIn) : null,
  ]);
  return items.map((item) => {
    const parent = parents.find(({ id }) => id === item.id);
    const release = releases.find(({ id }) => id === item.id);
    return {
      ...rowOf(item, model),
      parent: parent ? { id: parent.parentId, fileName: parent.parentName } : null,
      release: release
        ? { state: release.state, problem: release.problem, isStored: release.path !== null }
        : null,
      values: { ...values.get(item.id), ...states?.get(item.id) },
    };
  });
}

const rowOf = ({ receivedOn, processedOn, ...item }: ListedDocument, { culture, timeZone }: Model) => ({
  id: item.id,
  fileName: item.fileName,
  status: item.status,
  confidence: item.confidence,
  problem: item.problem,
  waits: item.status === "received" && item.waitingSince !== null,
  duplicate: item.duplicate,
  source: item.source,
  pageCount: item.pageCount,
  readiness: item.readiness,
  concerns: item.readiness ? decodeConcerns(item.concerns ?? 0) : [],
  training: isSettled(item.status) ? item.training : null,
  received: shownTime(receivedOn, culture, timeZone),
  processed: processedOn && shownTime(processedOn, culture, timeZone),
});

const pendingOf = (counts: Counts) =>
  counts.filter(({ status }) => !isEndState(status)).reduce((sum, { count }) => sum + count, 0);
