import type { DocumentRow } from "~/components/documents/documents-table";
import type { DocumentListPage, ListedDocument } from "~/domain/documents/document-summary";
import { shownTime } from "~/domain/documents/shown-time";
import { isEndState } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { FormProblem } from "~/domain/errors/form-problem";
import { problemsOf } from "~/http/form-answer";
import type { TenantContext } from "~/operations/context";
import { countByStatus } from "~/operations/documents/count-by-status";
import { listDocuments } from "~/operations/documents/list-documents";
import { listParents } from "~/operations/documents/list-parents";
import { searchDocuments } from "~/operations/documents/search-documents";

type Model = { id: string; culture: string; timeZone: string };
type Counts = Awaited<ReturnType<typeof countByStatus>>;
type Found = { matches: number; more: boolean; nextCursor: string | null };
type List = {
  page: DocumentListPage | null;
  found: Found | null;
  rows: DocumentRow[];
  counts: Counts;
  pending: number;
  problems: FormProblem[];
};

const size = 20;

/** The page of documents that an address asks for, or what is wrong with the address. */
export async function readList(context: TenantContext, model: Model, query: URLSearchParams): Promise<List> {
  const asked = Object.fromEntries([...query].filter(([, value]) => value !== ""));
  const wanted = { ...asked, modelId: model.id, size };
  try {
    const text = query.get("text")?.trim();
    const [listed, counts] = await Promise.all([
      text ? searchDocuments(context, { ...wanted, text }) : listDocuments(context, wanted),
      countByStatus(context, { modelId: model.id }),
    ]);
    const [page, found] = "page" in listed ? [listed, null] : [null, listed];
    const parents = await parentsOf(context, listed.items);
    const rows = rowsOf(listed.items, model).map((row) => ({ ...row, parent: parents.get(row.id) ?? null }));
    return { page, found, rows, counts, pending: pendingOf(counts), problems: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    const counts = await countByStatus(context, { modelId: model.id });
    return { page: null, found: null, rows: [], counts, pending: 0, problems: problemsOf(error) };
  }
}

async function parentsOf(context: TenantContext, items: readonly ListedDocument[]) {
  const documentIds = items.map(({ id }) => id);
  const parts = documentIds.length > 0 ? await listParents(context, { documentIds }) : [];
  return new Map(parts.map(({ id, parentId, parentName }) => [id, { id: parentId, fileName: parentName }]));
}

const rowsOf = (
  items: readonly ListedDocument[],
  { culture, timeZone }: Model,
): Omit<DocumentRow, "parent">[] =>
  items.map(({ id, fileName, status, confidence, problem, receivedOn, processedOn, duplicate }) => ({
    id,
    fileName,
    status,
    confidence,
    problem,
    duplicate,
    received: shownTime(receivedOn, culture, timeZone),
    processed: processedOn && shownTime(processedOn, culture, timeZone),
  }));

const pendingOf = (counts: Counts) =>
  counts.filter(({ status }) => !isEndState(status)).reduce((sum, { count }) => sum + count, 0);
