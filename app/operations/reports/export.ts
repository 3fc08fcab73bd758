import { maxRowsInRequest, reportContentTypes, reportFileName } from "~/domain/reports/report-file";
import { reportFileInput } from "~/domain/reports/report-inputs";
import type { ReportTable } from "~/domain/reports/report-list";
import { fillText } from "~/locales/fill-text";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { expectedRows } from "./steps/expected-rows";
import { figuresScope, placeOfFigures } from "./steps/figures-scope";
import { reportBuilders } from "./steps/report-builders";
import { reportStream } from "./steps/report-text";

/** Rows in memory at once. */
const rowsAtOnce = 1_000;

/**
 * A report as CSV, XLSX or JSON, streamed: a thousand rows are in memory. A long one is answered as null:
 * `reports.ask-file` has it made by a job. Throws AppError `not-found` before anything is written; a failure later
 * breaks the stream off.
 */
export const exportReport = defineOperation({
  name: "reports.export",
  permission: "Reports",
  input: reportFileInput,
  async run(context: TenantContext, { report, format, language, ...query }) {
    const scope = await figuresScope(context, query);
    if ((await expectedRows(context, report, scope)) > maxRowsInRequest) return null;
    const { timeZone } = await placeOfFigures(context, scope.modelId);
    const pageAt = (cursor: string | null) =>
      reportBuilders[report](context, scope, { cursor, size: rowsAtOnce });
    const first = await pageAt(null);
    const title = fillText(language, `reports.name.${report}`);
    async function* pages(): AsyncGenerator<ReportTable> {
      for (let page = first; ; page = await pageAt(page.next)) {
        yield page;
        if (page.next === null) return;
      }
    }
    return {
      stream: reportStream(first.columns, pages, { format, language, title, timeZone }),
      contentType: reportContentTypes[format],
      fileName: reportFileName({ report, from: scope.from, to: scope.to, format }),
    };
  },
});
