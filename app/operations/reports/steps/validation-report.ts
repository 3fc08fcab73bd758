import { readForExport } from "~/data/shard/document-export";
import { selectFieldSums } from "~/data/shard/report-figures";
import type { StoredModel } from "~/data/shard/tenant-models";
import { fieldOfModel } from "~/domain/models/field-of-model";
import type { ReportCell } from "~/domain/reports/report-list";
import { type AiReportDocument, aiReportOf } from "~/domain/validation/ai-report";
import { scopeOf } from "../../documents/steps/document-scope";
import type { RunContext } from "../../processing/processing-context";
import { fieldNames } from "./field-names";
import { daysOf, type FiguresScope } from "./figures-scope";
import type { ReportBuilder } from "./report-builder";
import { type ModelRowReader, nextRowsAcrossModels } from "./rows-across-models";

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
  const size = Math.min(mostDocuments, Math.ceil(page.size / rowsOfDocument));
  const [sums, nameOf, { found, next }] = await Promise.all([
    page.cursor === null ? selectFieldSums(context.shard, daysOf(scope)) : [],
    fieldNames(context),
    nextRowsAcrossModels(context, scope, { cursor: page.cursor, size }, walkOf(context, scope)),
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
      { key: "field", kind: "word" },
      { key: "read", kind: "text" },
      { key: "confidence", kind: "share", label: "validation.confidence" },
      { key: "now", kind: "text" },
      { key: "settled", kind: "word" },
      { key: "failedChecks", kind: "sentences" },
    ],
    rows: found.flatMap(({ model, row }) => {
      const report = aiReportOf(model, row);
      return report ? rowsOf(model, report) : [];
    }),
    chart: {
      kind: "bars",
      series: [...outcomes],
      bars: counted.slice(0, mostBars).map(({ label, parts }) => ({ label, parts })),
    },
    next,
  };
};

function rowsOf(model: StoredModel, report: AiReportDocument): ReportCell[][] {
  const { receivedOn, fileName, documentId, failed, fields } = report;
  const labels = new Map(
    model.fields.map((field) => {
      const { name, labelKey } = fieldOfModel(model.baseModelId, field);
      return [name, labelKey === "field.own" ? name : labelKey];
    }),
  );
  const about = [receivedOn.toISOString(), model.name, fileName, documentId];
  return [
    ...(failed.length > 0 ? [[...about, null, null, null, null, null, failed]] : []),
    ...fields.map((one) => [
      ...about,
      labels.get(one.field) ?? one.field,
      one.read,
      one.confidence,
      one.now,
      `validation.person.${one.person}`,
      one.failed,
    ]),
  ];
}

type Row = Awaited<ReturnType<typeof readForExport>>[number];

const walkOf = (context: RunContext, { from, to }: FiguresScope): ModelRowReader<Row, number> => ({
  rowsOf(model, below, limit) {
    const filter = { modelId: model.id, startDate: { day: from }, endDate: { day: to } };
    return readForExport(context.shard, scopeOf(context, filter, model.timeZone), below, limit, "read");
  },
  placeOf: (position) => (typeof position === "number" ? position : null),
  partsOf: ({ document }) => [document.position, 0],
});
