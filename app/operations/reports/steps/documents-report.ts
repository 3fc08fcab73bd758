import { standingTable } from "~/domain/reports/standing-table";
import type { ReportBuilder } from "./report-builder";
import { standingRows } from "./standing-rows";

/** The states of the documents that were received in the period. */
export const documentsReport: ReportBuilder = async (context, scope) =>
  standingTable(scope, await standingRows(context, scope));
