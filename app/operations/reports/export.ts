import { reportFileInput } from "~/domain/reports/report-inputs";
import type { ReportTable } from "~/domain/reports/report-list";
import { fillText } from "~/locales/fill-text";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { figuresScope } from "./steps/figures-scope";
import { reportBuilders } from "./steps/report-builders";
import { reportStream } from "./steps/report-text";

/** Rows in memory at once. */
const rowsAtOnce = 1_000;

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * A report as CSV, XLSX or JSON. It is written while it is read: whatever its length, a thousand rows are in memory. Throws
 * AppError `not-found` before anything is written; a failure later breaks the stream off.
 */
export const exportReport = defineOperation({
  name: "reports.export",
  permission: "Reports",
  input: reportFileInput,
  async run(context: TenantContext, { report, format, language, ...query }) {
    const scope = await figuresScope(context, query);
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
      stream: reportStream(first, pages, { format, language, title }),
      contentType: contentTypes[format],
      fileName: `${report}-${scope.from}-${scope.to}.${format}`,
    };
  },
});
