import { commit } from "~/data/commit";
import {
  guardDocument,
  insertCorrections,
  isGuardFailure,
  markEdited,
  type SeenDocument,
  updateEdits,
} from "~/data/shard/corrections";
import { selectDocument, selectResult } from "~/data/shard/document-details";
import { insertShardAudit } from "~/data/shard/shard-audit";
import {
  type Change,
  type Click,
  type CorrectedResult,
  correctResult,
} from "~/domain/documents/correct-result";
import { documentFiles } from "~/domain/documents/document-files";
import { type CorrectionsInput, saveCorrectionsInput } from "~/domain/documents/document-inputs";
import {
  columnsOf,
  headerFieldsOf,
  type KeptResult,
  lineItemsOf,
  valuesOf,
} from "~/domain/documents/fields-of-result";
import {
  type PlacedValue,
  placedCorrections,
  placedValues,
  typedValues,
} from "~/domain/documents/placed-corrections";
import { type DocumentStatus, mayMove } from "~/domain/documents/status";
import { wordsBox } from "~/domain/documents/words-box";
import { AppError } from "~/domain/errors/app-error";
import { InvalidInput } from "~/domain/errors/invalid-input";
import type { ModelField } from "~/domain/models/tenant-model";
import type { Page } from "~/domain/reading/page";
import { judgeDocument } from "~/domain/scoring/judge-document";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { searchDuplicates } from "../duplicates/search-duplicates";
import { learnFromDocument } from "../learning/learn-from-document";
import { placeTypedValues } from "../learning/place-typed-values";
import { readSavedPages } from "../learning/read-saved-pages";

/**
 * What was saved: how many values changed, and how the document stands then. `placed` says for each typed value where on
 * the pages it was found; `waiting` counts the documents of the same layout that are scored again because of it.
 */
export type SavedCorrections = {
  changed: number;
  status: DocumentStatus;
  revision: number;
  placed: PlacedValue[];
  waiting: number;
};

type Seen = {
  document: SeenDocument;
  status: DocumentStatus;
  model: Model;
  result: KeptResult;
};
type Model = { baseModelId: string; culture: string; threshold: number; fields: ModelField[] };

/**
 * Saves what a person typed or clicked. Only changed values are noted; they have confidence 1 from then on and the
 * document becomes `userEdited`. Typed values are found back on the pages, and the layout's memory learns from the whole
 * document at once. Throws AppError `not-found`, `conflict` when somebody saved since `revision` or the
 * document cannot be edited now, and InvalidInput naming every value that was not understood.
 */
export const saveCorrections = defineOperation({
  name: "documents.save-corrections",
  permission: "TenantModel.EditDocument",
  input: saveCorrectionsInput,
  async run(context: TenantContext, input): Promise<SavedCorrections> {
    const seen = await load(context, input);
    const clicks = await readClicks(context, seen, input.clicked);
    const corrected = correctResult(seen.result, input, clicks, {
      fields: headerFieldsOf(seen.model, null),
      columns: columnsOf(seen.model),
      writing: { culture: seen.model.culture, canonicalFirst: input.written === "canonical" },
    });
    if (corrected.issues.length > 0) throw new InvalidInput(corrected.issues);
    const { revision } = input;
    if (corrected.changes.length === 0)
      return { changed: 0, status: seen.status, revision, placed: [], waiting: 0 };
    const pages = await readSavedPages(context, seen.document);
    const typed = typedValues(corrected, headerFieldsOf(seen.model, null));
    const places = await placeTypedValues(context, input.documentId, typed, pages);
    await save(context, seen, placedCorrections(corrected, typed, places), clicks);
    await searchDuplicates(context, input.documentId);
    const waiting = await learn(context, input.documentId, pages);
    const placed = placedValues(typed, places);
    return {
      changed: corrected.changes.length,
      status: "userEdited",
      revision: revision + 1,
      placed,
      waiting,
    };
  },
});

async function load({ shard, tenant }: TenantContext, input: CorrectionsInput): Promise<Seen> {
  const [[row], [result]] = await commit(shard, [
    selectDocument(shard, tenant.id, input.documentId),
    selectResult(shard, tenant.id, input.documentId),
  ]);
  if (!row || (input.modelId !== undefined && row.document.modelId !== input.modelId))
    throw new AppError("not-found", "documents.error.not-found");
  if (row.document.revision !== input.revision)
    throw new AppError("conflict", "documents.error.edited-meanwhile");
  if (!result || !mayMove(row.document.status, "userEdited"))
    throw new AppError("conflict", "documents.error.not-editable");
  const { id: documentId, revision, attempt, status } = row.document;
  return {
    document: { tenantId: tenant.id, documentId, revision, attempt },
    status,
    model: row.model,
    result,
  };
}

/** Learns from what was saved. What cannot be learned is no reason to refuse the correction. */
async function learn(context: TenantContext, documentId: string, pages: readonly Page[]): Promise<number> {
  try {
    return (await learnFromDocument(context, documentId, pages))?.waiting.length ?? 0;
  } catch (error) {
    context.log.error("learning.failed", error, { tenantId: context.tenant.id, documentId });
    return 0;
  }
}

type AskedClick = CorrectionsInput["clicked"][number];

/** Where each click points. The words of a page are fetched once, however many fields were filled from it. */
async function readClicks(
  { files }: TenantContext,
  { document: { documentId, attempt } }: Seen,
  clicked: readonly AskedClick[],
): Promise<Click[]> {
  const pages = new Map<number, Page | null>();
  for (const { page, words } of clicked) {
    if (!words || pages.has(page)) continue;
    const bytes = await files.bytes(documentFiles.words(documentId, attempt, page));
    pages.set(page, bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Page));
  }
  return clicked.flatMap((click, index) => clickOn(click, pages.get(click.page) ?? null, index));
}

function clickOn({ field, page, words, box }: AskedClick, read: Page | null, index: number): Click[] {
  if (!words) return box ? [{ field, place: { page, box }, text: null }] : [];
  const chosen = words.map((word) => read?.words[word]).filter((word) => word !== undefined);
  if (chosen.length !== words.length)
    throw new InvalidInput([{ path: ["clicked", index, "words"], message: "documents.error.no-such-word" }]);
  return [{ field, place: { page, box: wordsBox(chosen) }, text: chosen.map((word) => word.text).join(" ") }];
}

async function save(
  context: TenantContext,
  seen: Seen,
  corrected: CorrectedResult,
  clicks: readonly Click[],
): Promise<void> {
  const { shard } = context;
  const { document, model, result } = seen;
  const now: KeptResult = { ...result, ...corrected };
  const { score, confidence } = judgeDocument(model, {
    fields: valuesOf(now),
    lineItems: lineItemsOf(now),
  });
  const detail = {
    fields: [...new Set(corrected.changes.map((change) => change.field))],
    revision: document.revision + 1,
  };
  try {
    await commit(shard, [
      guardDocument(shard, document, "userEdited"),
      ...insertCorrections(
        shard,
        corrected.changes.map((change) => rowOf(context, document, change, clicks)),
      ),
      updateEdits(shard, document, {
        editedFields: corrected.editedFields,
        editedLineItems: corrected.editedLineItems,
      }),
      markEdited(shard, document, { score, confidence }),
      insertShardAudit(shard, auditOf(context, "documents.save-corrections", document.documentId, detail)),
    ]);
  } catch (error) {
    if (isGuardFailure(error))
      throw new AppError("conflict", "documents.error.edited-meanwhile", { cause: error });
    throw error;
  }
}

function rowOf(
  context: TenantContext,
  { documentId }: SeenDocument,
  change: Change,
  clicks: readonly Click[],
) {
  const { field, lineNumber, oldValue, newValue, place } = change;
  return {
    ...{
      id: context.newId(),
      tenantId: context.tenant.id,
      documentId,
      field,
      lineNumber,
      oldValue,
      newValue,
    },
    how: place && isWords(clicks, field) ? ("clicked" as const) : ("typed" as const),
    page: place?.page ?? null,
    box: place?.box ?? null,
    actorId: context.actor.id,
    at: context.now(),
  };
}

const isWords = (clicks: readonly Click[], field: string) =>
  clicks.some((click) => click.field === field && click.text !== null);
