import type { DocumentRow } from "~/components/documents/documents-table";
import type { DocumentListPage } from "~/domain/documents/document-summary";
import { shownTime } from "~/domain/documents/shown-time";
import { isEndState } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { FormProblem } from "~/domain/errors/form-problem";
import { problemsOf } from "~/http/form-answer";
import type { TenantContext } from "~/operations/context";
import { countByStatus } from "~/operations/documents/count-by-status";
import { listDocuments } from "~/operations/documents/list-documents";

type Model = { id: string; culture: string; timeZone: string };
type List = { page: DocumentListPage | null; rows: DocumentRow[]; pending: number; problems: FormProblem[] };

const size = 20;

/** The page of documents that an address asks for, or what is wrong with the address. */
export async function readList(context: TenantContext, model: Model, query: URLSearchParams): Promise<List> {
  const asked = Object.fromEntries([...query].filter(([, value]) => value !== ""));
  const wanted = { ...asked, modelId: model.id, size };
  try {
    const [page, counts] = await Promise.all([
      listDocuments(context, wanted),
      countByStatus(context, { modelId: model.id }),
    ]);
    return { page, rows: rowsOf(page, model), pending: pendingOf(counts), problems: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    return { page: null, rows: [], pending: 0, problems: problemsOf(error) };
  }
}

const rowsOf = ({ items }: DocumentListPage, { culture, timeZone }: Model): DocumentRow[] =>
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

const pendingOf = (counts: Awaited<ReturnType<typeof countByStatus>>) =>
  counts.filter(({ status }) => !isEndState(status)).reduce((sum, { count }) => sum + count, 0);
