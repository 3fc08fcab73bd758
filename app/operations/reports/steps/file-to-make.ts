import type { NewReportFile } from "~/data/shard/report-files";
import type { ReportFormat } from "~/domain/reports/report-inputs";
import type { ReportName } from "~/domain/reports/report-list";
import type { Language } from "~/locales/languages";
import type { RunContext } from "../../processing/processing-context";
import { expectedRows } from "./expected-rows";
import type { FiguresScope } from "./figures-scope";

type Wanted = {
  id: string;
  report: ReportName;
  scope: FiguresScope;
  format: ReportFormat;
  language: Language;
  /** Who gets the file by mail. */
  recipients: string[];
};

/** The row that says that a file of a report is to be made. */
export async function fileToMake(context: RunContext, wanted: Wanted): Promise<NewReportFile> {
  const { id, report, scope, format, language, recipients } = wanted;
  const { from, to, by, modelId = null } = scope;
  return {
    id,
    report,
    modelId,
    format,
    language,
    recipients,
    fromDay: from,
    toDay: to,
    step: by,
    wanted: [report, modelId ?? "", from, to, by, format, language, ...recipients].join(" "),
    total: await expectedRows(context, report, scope),
    requestedBy: context.actor.id,
    requestedAt: context.now(),
  };
}
