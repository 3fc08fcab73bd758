import { shownValue } from "~/domain/documents/shown-value";
import { exportFormats, type ReportFormat } from "~/domain/reports/report-inputs";
import type { ReportName } from "~/domain/reports/report-list";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import { shownCount } from "~/locales/shown-count";
import type { RunContext } from "../../processing/processing-context";
import { type FiguresScope, placeOfFigures } from "./figures-scope";
import { reportBuilders } from "./report-builders";

type Asked = {
  report: ReportName;
  scope: FiguresScope;
  language: Language;
  site: string;
  formats?: readonly ReportFormat[];
};

/** What a mail about a report says: its name and period, the sums of its counts, and where it is to be seen. */
export async function reportMail(
  context: RunContext,
  { report, scope, language, site, formats = exportFormats }: Asked,
) {
  const { columns, rows } = await reportBuilders[report](context, scope, { cursor: null, size: 1_000 });
  const sums = columns.flatMap(({ key, kind }, index) => {
    if (kind !== "count" || key === "line") return [];
    const sum = rows.reduce((all, row) => all + Number(row[index] ?? 0), 0);
    return [`${fillText(language, `reports.column.${key}`)}: ${shownCount(sum, language)}`];
  });
  const { culture } = await placeOfFigures(context, scope.modelId);
  const query = new URLSearchParams({
    report,
    startDate: scope.from,
    endDate: scope.to,
    by: scope.by,
    ...(scope.modelId && { modelId: scope.modelId }),
  });
  return {
    name: fillText(language, `reports.name.${report}`),
    from: shownValue(scope.from, "date", culture),
    to: shownValue(scope.to, "date", culture),
    sums: sums.join("\n"),
    link: `${site}/reports?${query}`,
    files: formats.map((format) => `${site}/reports/file?${query}&format=${format}`).join("\n"),
  };
}
