import { maxRowsInRequest } from "~/domain/reports/report-file";
import { reportInput } from "~/domain/reports/report-inputs";
import type { ReportTable } from "~/domain/reports/report-list";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { expectedRows } from "./steps/expected-rows";
import { type FiguresScope, figuresScope } from "./steps/figures-scope";
import { reportBuilders } from "./steps/report-builders";

/** Rows of a page of a long table. */
const rowsOnPage = 100;

/** A report of a period, of one model or of all; the file of a long one is made by a job. Throws AppError `not-found` when there is no such model. */
export const getReport = defineOperation({
  name: "reports.get",
  permission: "Reports",
  input: reportInput,
  async run(
    context: TenantContext,
    { report, cursor, ...query },
  ): Promise<{ scope: FiguresScope; table: ReportTable; isLong: boolean }> {
    const scope = await figuresScope(context, query);
    const page = { cursor: cursor ?? null, size: rowsOnPage };
    const [table, rows] = await Promise.all([
      reportBuilders[report](context, scope, page),
      expectedRows(context, report, scope),
    ]);
    return { scope, table, isLong: rows > maxRowsInRequest };
  },
});
