import type { WorkflowStep } from "cloudflare:workers";
import type { ReportFileRequest } from "~/domain/reports/report-file";
import type { RunContext } from "~/operations/processing/processing-context";
import { failReportFile } from "~/operations/reports/fail-file";
import { finishReportFile } from "~/operations/reports/finish-file";
import { writeFileRows } from "~/operations/reports/write-file-rows";
import { stepsOf } from "./steps-of";

/** 20,000 rows each, two million in all: more than a workbook of one sheet holds, and than a spreadsheet opens. */
const mostPieces = 100;

/** The making of a report file: piece after piece of its rows, each a step of its own, then the file. */
export async function makeReportFile(
  context: RunContext,
  request: ReportFileRequest,
  step: WorkflowStep,
): Promise<void> {
  const perform = stepsOf(step);
  try {
    for (let written = { done: false }, number = 1; !written.done; number += 1) {
      if (number > mostPieces) throw new Error(`more than ${mostPieces} pieces`);
      written = await perform(`rows ${number}`, () => writeFileRows(context, request));
    }
    await perform("finish", () => finishReportFile(context, request));
  } catch (error) {
    const problem = "reports.file.failed";
    const { failed } = await perform("fail", () => failReportFile(context, { ...request, problem }));
    if (failed) context.log.error("reports.file-failed", error, request);
  }
}
