import {
  type CorrectionCursor,
  selectCorrectionRows,
  selectCorrectionSums,
} from "~/data/shard/report-figures";
import { namesOfActors } from "../../documents/steps/names-of-actors";
import type { RunContext } from "../../processing/processing-context";
import { fieldNames } from "./field-names";
import { daysOf, type FiguresScope } from "./figures-scope";
import type { ReportBuilder } from "./report-builder";
import { type ModelRowReader, nextRowsAcrossModels } from "./rows-across-models";

type Row = Awaited<ReturnType<typeof selectCorrectionRows>>[number];

/** How many of the most changed fields the picture shows. */
const mostBars = 12;

/**
 * Which values people changed in the period, from what to what, by whom and of which document: model by model, in order of
 * time. The picture counts all of them by field.
 */
export const editedReport: ReportBuilder = async (context, scope, page) => {
  const [sums, nameOf, { found, next }] = await Promise.all([
    page.cursor === null ? selectCorrectionSums(context.shard, daysOf(scope)) : [],
    fieldNames(context),
    nextRowsAcrossModels(context, scope, page, walkOf(context, scope)),
  ]);
  const names = await namesOfActors(
    context,
    found.map(({ row }) => row.actorId),
  );
  return {
    columns: [
      { key: "at", kind: "moment" },
      { key: "model", kind: "text" },
      { key: "document", kind: "text" },
      { key: "documentId", kind: "text" },
      { key: "field", kind: "word" },
      { key: "line", kind: "count" },
      { key: "before", kind: "text" },
      { key: "after", kind: "text" },
      { key: "person", kind: "text" },
    ],
    rows: found.map(({ model, row }) => [
      row.at.toISOString(),
      model.name,
      row.fileName,
      row.documentId,
      nameOf(row.field),
      row.lineNumber === null ? null : row.lineNumber + 1,
      row.oldValue,
      row.newValue,
      names.get(row.actorId) ?? null,
    ]),
    chart: {
      kind: "bars",
      series: ["changes"],
      bars: sums.slice(0, mostBars).map(({ field, count }) => ({ label: nameOf(field), parts: [count] })),
    },
    next,
  };
};

const walkOf = ({ shard }: RunContext, scope: FiguresScope): ModelRowReader<Row, CorrectionCursor> => ({
  rowsOf: ({ id }, beyond, limit) => selectCorrectionRows(shard, { ...scope, modelId: id }, beyond, limit),
  placeOf(moment, id) {
    const [, day, time] = typeof moment === "string" ? (/^(\d{4}-\d\d-\d\d) (\d+)$/.exec(moment) ?? []) : [];
    return day && time && typeof id === "string" ? { day, at: new Date(Number(time)), id } : null;
  },
  partsOf: ({ day, at, id }) => [`${day} ${at.getTime()}`, id],
});
