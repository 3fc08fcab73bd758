import { figuresInput } from "~/domain/reports/report-inputs";
import type { StandingRow } from "~/domain/reports/standing";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { type FiguresScope, figuresScope } from "./steps/figures-scope";
import { standingRows } from "./steps/standing-rows";

/**
 * How the documents that were received in a period stand, by day or by month. Read from counters that are kept as documents
 * move. Throws AppError `not-found` when there is no such model.
 */
export const countDocumentsByDay = defineOperation({
  name: "reports.count-documents",
  permission: "TenantModel.ViewDocument",
  input: figuresInput,
  async run(context: TenantContext, query): Promise<{ scope: FiguresScope; rows: StandingRow[] }> {
    const scope = await figuresScope(context, query);
    return { scope, rows: await standingRows(context, scope) };
  },
});
