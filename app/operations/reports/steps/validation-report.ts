import { readForExport } from "~/data/shard/document-export";
import { selectFieldSums } from "~/data/shard/report-figures";
import { type KeptModel, selectTenantModels } from "~/data/shard/tenant-models";
import { cursorParts, cursorText } from "~/domain/listing/cursor-text";
import type { ReportCell } from "~/domain/reports/report-list";
import { type AiReportDocument, aiReportOf } from "~/domain/validation/ai-report";
import type { TenantContext } from "../../context";
import { scopeOf } from "../../documents/steps/document-scope";
import { fieldNames } from "./field-names";
import { daysOf, type FiguresScope } from "./figures-scope";
import type { ReportBuilder, RowPage } from "./report-builder";

/** A document has a row for each field, about this many: so many fewer documents than rows go at once. */
const rowsOfDocument = 20;
/** Documents in memory at most. */
const mostDocuments = 50;
/** How many of the fields with the most documents the picture shows. */
const mostBars = 12;

const outcomes = ["left", "corrected", "removed", "added", "missing"] as const;

/**
 * What was read of each field of each document, how surely, which checks failed, and what a person made of it: model by model, newest
 * document first. The picture counts, field by field, what people made of the settled documents.
 */
export const validationReport: ReportBuilder = async (context, scope, page) => {
  const [sums, nameOf, { documents, next }] = await Promise.all([
    page.cursor === null ? selectFieldSums(context.shard, daysOf(scope)) : [],
    fieldNames(context),
    nextDocuments(context, scope, page),
  ]);
  const counted = sums
    .map((field) => ({ label: nameOf(field.field), parts: outcomes.map((outcome) => field[outcome]) }))
    .map((bar) => ({ ...bar, all: bar.parts.reduce((sum, part) => sum + part, 0) }))
    .filter(({ all }) => all > 0)
    .sort((one, other) => other.all - one.all);
  return {
    columns: [
      { key: "at", kind: "moment" },
      { key: "model", kind: "text" },
      { key: "document", kind: "text" },
      { key: "documentId", kind: "text" },
      { key: "field", kind: "text" },
      { key: "read", kind: "text" },
      { key: "confidence", kind: "share" },
      { key: "now", kind: "text" },
      { key: "settled", kind: "word" },
      { key: "failedChecks", kind: "sentences" },
    ],
    rows: documents.flatMap(({ model, report }) => rowsOf(model, report)),
    chart: {
      kind: "bars",
      series: [...outcomes],
      bars: counted.slice(0, mostBars).map(({ label, parts }) => ({ label, parts })),
    },
    next,
  };
};

function rowsOf(model: KeptModel, report: AiReportDocument): ReportCell[][] {
  const { receivedOn, fileName, documentId, failed, fields } = report;
  const about = [receivedOn.toISOString(), model.name, fileName, documentId];
  return [
    ...(failed.length > 0 ? [[...about, null, null, null, null, null, failed]] : []),
    ...fields.map((one) => [
      ...about,
      ...[one.field, one.read, one.confidence, one.now, `validation.person.${one.person}`, one.failed],
    ]),
  ];
}

type Found = { model: KeptModel; report: AiReportDocument };

/** Where a page ended: in which model, below which of its documents. */
const placeOf = (cursor: string | null) => {
  const [modelId, position] = (cursor && cursorParts(cursor)) || [];
  return typeof modelId === "string" && typeof position === "number" ? { modelId, position } : null;
};

/** The documents of the next page, some of which may have no result and so no row. */
async function nextDocuments(
  context: TenantContext,
  scope: FiguresScope,
  page: RowPage,
): Promise<{ documents: Found[]; next: string | null }> {
  const size = Math.min(mostDocuments, Math.ceil(page.size / rowsOfDocument));
  const all = await selectTenantModels(context.shard);
  const models = all
    .filter(({ id }) => scope.modelId === undefined || id === scope.modelId)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const beyond = placeOf(page.cursor);
  const documents: Found[] = [];
  let seen = 0;
  for (const model of models) {
    if (beyond && model.id < beyond.modelId) continue;
    const below = beyond?.modelId === model.id ? beyond.position : null;
    const rows = await rowsOfModel(context, scope, { model, below, limit: size + 1 - seen });
    const kept = rows.slice(0, size - seen);
    for (const row of kept) {
      const report = aiReportOf(model, row);
      if (report) documents.push({ model, report });
    }
    seen += kept.length;
    const last = kept.at(-1)?.document.position ?? below ?? Number.MAX_SAFE_INTEGER;
    if (rows.length > kept.length) return { documents, next: cursorText([model.id, last, 0]) };
  }
  return { documents, next: null };
}

type Part = { model: KeptModel; below: number | null; limit: number };

const rowsOfModel = (context: TenantContext, { from, to }: FiguresScope, { model, below, limit }: Part) => {
  const filter = { modelId: model.id, startDate: { day: from }, endDate: { day: to } };
  return readForExport(context.shard, scopeOf(context, filter, model.timeZone), below, limit);
};
