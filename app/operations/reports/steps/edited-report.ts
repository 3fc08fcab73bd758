import {
  type CorrectionPlace,
  selectCorrectionRows,
  selectCorrectionSums,
} from "~/data/shard/report-figures";
import { selectTenantModels } from "~/data/shard/tenant-models";
import { cursorParts, cursorText } from "~/domain/listing/cursor-text";
import type { TenantContext } from "../../context";
import { namesOfActors } from "../../documents/steps/names-of-actors";
import { fieldNames } from "./field-names";
import { daysOf, type FiguresScope } from "./figures-scope";
import type { ReportBuilder, RowPage } from "./report-builder";

type Row = Awaited<ReturnType<typeof selectCorrectionRows>>[number] & { modelId: string; modelName: string };

/** How many of the most changed fields the picture shows. */
const mostBars = 12;

/**
 * Which values people changed in the period, from what to what, by whom and of which document: model by model, in order of
 * time. The picture counts all of them by field.
 */
export const editedReport: ReportBuilder = async (context, scope, page) => {
  const [sums, nameOf, rows] = await Promise.all([
    page.cursor === null ? selectCorrectionSums(context.shard, daysOf(scope)) : [],
    fieldNames(context),
    nextRows(context, scope, page),
  ]);
  const shown = rows.slice(0, page.size);
  const names = await namesOfActors(
    context,
    shown.map(({ actorId }) => actorId),
  );
  const last = shown.at(-1);
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
    rows: shown.map((row) => [
      row.at.toISOString(),
      row.modelName,
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
    next: rows.length > page.size && last ? cursorOf(last) : null,
  };
};

const cursorOf = ({ modelId, day, at, id }: Row) => cursorText([modelId, `${day} ${at.getTime()}`, id]);

type Beyond = { modelId: string; place: CorrectionPlace };

function placeOf(cursor: string | null): Beyond | null {
  const [modelId, moment, id] = (cursor && cursorParts(cursor)) || [];
  const [, day, time] = typeof moment === "string" ? (/^(\d{4}-\d\d-\d\d) (\d+)$/.exec(moment) ?? []) : [];
  if (typeof modelId !== "string" || typeof id !== "string" || !day || !time) return null;
  return { modelId, place: { day, at: new Date(Number(time)), id } };
}

/** One row more than a page has, when there are as many. */
async function nextRows(context: TenantContext, scope: FiguresScope, page: RowPage): Promise<Row[]> {
  const { shard } = context;
  const all = await selectTenantModels(shard);
  const asked = all.filter(({ id }) => scope.modelId === undefined || id === scope.modelId);
  const models = asked.sort((one, other) => (one.id < other.id ? -1 : 1));
  const beyond = placeOf(page.cursor);
  const found: Row[] = [];
  for (const { id, name } of models) {
    if (beyond && id < beyond.modelId) continue;
    const place = beyond?.modelId === id ? beyond.place : null;
    const limit = page.size + 1 - found.length;
    const rows = await selectCorrectionRows(shard, { ...scope, modelId: id }, place, limit);
    found.push(...rows.map((row) => ({ ...row, modelId: id, modelName: name })));
    if (found.length > page.size) break;
  }
  return found;
}
