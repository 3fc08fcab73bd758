import { selectCorrectionSums } from "~/data/shard/report-figures";
import { selectTenantModels } from "~/data/shard/tenant-models";
import type { ReportName } from "~/domain/reports/report-list";
import type { RunContext } from "../../processing/processing-context";
import { daysOf, type FiguresScope } from "./figures-scope";
import { standingRows } from "./standing-rows";

/**
 * About how many rows a report has, by the counters; 0 for one that is never long. The report on fields counts a row for every
 * header field of every document, with the most fields that one of the models has.
 */
export async function expectedRows(
  context: RunContext,
  report: ReportName,
  scope: FiguresScope,
): Promise<number> {
  if (report === "edited") {
    const sums = await selectCorrectionSums(context.shard, daysOf(scope));
    return sums.reduce((all, { count }) => all + count, 0);
  }
  if (report !== "validation") return 0;
  const [months, models] = await Promise.all([
    standingRows(context, { ...scope, by: "month" }),
    selectTenantModels(context.shard),
  ]);
  const documents = months.reduce((all, { total }) => all + total, 0);
  const asked = models.filter(({ id }) => scope.modelId === undefined || id === scope.modelId);
  return documents * Math.max(0, ...asked.map(({ fields }) => fields.filter(({ line }) => !line).length));
}
