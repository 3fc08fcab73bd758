import { failReportFileInput } from "~/domain/reports/report-file";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";
import { giveUpReportFile } from "./steps/give-up-report-file";

/** Ends the making of a file that cannot be made; returns whether it was still being made. */
export const failReportFile = defineOperation({
  name: "reports.fail-file",
  permission: "system",
  input: failReportFileInput,
  run: async (context: RunContext, { problem, ...request }): Promise<{ failed: boolean }> => ({
    failed: await giveUpReportFile(context, request, problem),
  }),
});
