import { read } from "~/data/commit";
import { asSummaries } from "~/data/shard/document-list";
import {
  countAndLastMatch,
  countFound,
  matchesAtOnce,
  searchDocuments as selectMatching,
} from "~/data/shard/document-search";
import type { ListedDocument } from "~/domain/documents/document-summary";
import { searchExpression } from "~/domain/documents/search-expression";
import { documentSearchInput } from "~/domain/documents/search-inputs";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel, scopeOf } from "./steps/document-scope";
import { withMarks } from "./steps/with-marks";

/**
 * A page of a search. `matches` counts the documents that the search finds in all, on whatever page; with `more` the text
 * occurs in more documents than were searched, so that there may be others.
 */
export type SearchPage = {
  items: ListedDocument[];
  matches: number;
  more: boolean;
  nextCursor: string | null;
};

/**
 * The documents of a model that hold a text in their file name or their recognised words, newest first. Reads at most so
 * many matches a page: a page may then hold fewer rows than asked for and still have a `nextCursor`. Throws AppError
 * `not-found` and `invalid`.
 */
export const searchDocuments = defineOperation({
  name: "documents.search",
  permission: "TenantModel.ViewDocument",
  input: documentSearchInput,
  async run(context: TenantContext, query): Promise<SearchPage> {
    const { shard } = context;
    const model = await requireModel(context, query.modelId);
    const expression = searchExpression(model.id, query.text, query.looksAt);
    if (!expression) return { items: [], matches: 0, more: false, nextCursor: null };
    const below = query.cursor === undefined ? null : (decodeCursor(query.cursor)?.position ?? null);
    const page = { expression, below, limit: query.size + 1 };
    const scope = scopeOf(context, query, model.timeZone);
    const [[edge], [counted], found] = await read(shard, [
      countAndLastMatch(shard, scope.modelId, expression, below),
      countFound(shard, scope, expression, matchesAtOnce),
      selectMatching(shard, scope, page),
    ]);
    const rows = found.slice(0, query.size);
    const goesOn = edge?.count === matchesAtOnce;
    const last = found.length > query.size ? rows.at(-1)?.searchId : goesOn ? edge?.last : null;
    return {
      items: await withMarks(context, asSummaries(rows)),
      matches: counted?.total ?? 0,
      more: counted?.looked === matchesAtOnce,
      nextCursor: last ? encodeCursor({ value: null, position: last, back: false }) : null,
    };
  },
});
