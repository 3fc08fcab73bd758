import { read } from "~/data/commit";
import {
  asSummaries,
  countDocuments,
  listByArrival,
  listByArrivalBeyond,
  listBySortField,
  listBySortFieldBeyond,
} from "~/data/shard/document-list";
import type { DocumentScope } from "~/data/shard/document-ranks";
import {
  type DocumentListQuery,
  type DocumentSortField,
  documentListInput,
} from "~/domain/documents/document-list-inputs";
import type { DocumentListPage, DocumentSummary } from "~/domain/documents/document-summary";
import { AppError } from "~/domain/errors/app-error";
import { decodeCursor, encodeCursor, type ListCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel, scopeOf } from "./steps/document-scope";
import { withMarks } from "./steps/with-marks";

/** How many rows a page by number may step over when it is not sorted by arrival; cursors go on from there. */
const deepestOffset = 10_000;
/** A scope of at most this many documents is sorted as a whole; a larger one is read along the index of the sort field. */
const sparseCount = 10_000;

/**
 * A page of a model's documents. By arrival any page costs the same, however far back; by another field, pages beyond
 * row 10,000 are reached by `cursor` only. Throws AppError `not-found` and `invalid`.
 */
export const listDocuments = defineOperation({
  name: "documents.list",
  permission: "TenantModel.ViewDocument",
  input: documentListInput,
  async run(context: TenantContext, query): Promise<DocumentListPage> {
    const scope = scopeOf(context, query, await timeZoneOf(context, query));
    const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const { total, rows } =
      query.sortField === "receivedOn"
        ? await byArrival(context, scope, query, cursor)
        : await byField(context, scope, query, query.sortField, cursor);
    const page = pageOf(query, cursor, total, rows);
    return { ...page, items: await withMarks(context, page.items) };
  },
});

/** A list without dates asks for no time zone and so saves a round trip: its count tells whether there is a model. */
const timeZoneOf = async (context: TenantContext, { modelId, startDate, endDate }: DocumentListQuery) =>
  startDate || endDate ? (await requireModel(context, modelId)).timeZone : "UTC";

type UnmarkedPage = Omit<DocumentListPage, "items"> & { items: DocumentSummary[] };

/** The count of a list: one row if the tenant has the model, else none. */
function totalOf(counts: { total: number }[]): number {
  const [count] = counts;
  if (!count) throw new AppError("not-found", "error.model-not-found");
  return count.total;
}

/** `rows` are in reading direction and hold one more than a page when the list continues. */
type Read = { total: number; rows: DocumentSummary[] };

async function byArrival(
  { shard }: TenantContext,
  scope: DocumentScope,
  query: DocumentListQuery,
  cursor: ListCursor | null,
): Promise<Read> {
  const limit = query.size + 1;
  const newestFirst = (query.sortOrder === "desc") !== (cursor?.back ?? false);
  const rows = cursor
    ? listByArrivalBeyond(shard, scope, { beyond: cursor.position, limit, newestFirst })
    : listByArrival(shard, scope, { offset: (query.page - 1) * query.size, limit, newestFirst });
  const [counts, found] = await read(shard, [countDocuments(shard, scope), rows]);
  return { total: totalOf(counts), rows: asSummaries(found) };
}

async function byField(
  { shard }: TenantContext,
  scope: DocumentScope,
  query: DocumentListQuery,
  field: Exclude<DocumentSortField, "receivedOn">,
  cursor: ListCursor | null,
): Promise<Read> {
  const offset = (query.page - 1) * query.size;
  if (!cursor && offset + query.size > deepestOffset)
    throw new AppError("invalid", "documents.error.page-too-deep", {
      field: "page",
      values: { rows: deepestOffset },
    });
  const [counts] = await read(shard, [countDocuments(shard, scope)]);
  const total = totalOf(counts);
  const asked = {
    field,
    limit: query.size + 1,
    descending: (query.sortOrder === "desc") !== (cursor?.back ?? false),
    sparse: total <= sparseCount,
  };
  if (!cursor) return { total, rows: asSummaries(await listBySortField(shard, scope, { ...asked, offset })) };
  const [first, ...rest] = listBySortFieldBeyond(shard, scope, { ...asked, cursor });
  const found = first ? await read(shard, [first, ...rest]) : [];
  return { total, rows: asSummaries(found.flat().slice(0, asked.limit)) };
}

function pageOf(
  query: DocumentListQuery,
  cursor: ListCursor | null,
  total: number,
  rows: DocumentSummary[],
): UnmarkedPage {
  const goesOn = rows.length > query.size;
  const kept = rows.slice(0, query.size);
  const items = cursor?.back ? kept.reverse() : kept;
  const hasNext = cursor?.back ? true : goesOn;
  const hasPrevious = cursor ? (cursor.back ? goesOn : true) : query.page > 1;
  const [first, last] = [items[0], items.at(-1)];
  return {
    items,
    page: query.page,
    size: query.size,
    totalCount: total,
    totalPages: Math.ceil(total / query.size),
    nextCursor: last && hasNext ? cursorAt(last, query.sortField, false) : null,
    previousCursor: first && hasPrevious ? cursorAt(first, query.sortField, true) : null,
  };
}

function cursorAt(row: DocumentSummary, field: DocumentSortField, back: boolean): string {
  const value =
    field === "processedOn"
      ? (row.processedOn?.getTime() ?? null)
      : field === "receivedOn"
        ? null
        : row[field];
  return encodeCursor({ value, position: row.position, back });
}
