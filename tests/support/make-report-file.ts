import type { WorkflowStep } from "cloudflare:workers";
import type { ReportFileRequest } from "~/domain/reports/report-file";
import type { TenantContext } from "~/operations/context";
import { makeReportFile } from "../../workers/extraction/make-report-file";
import { asActor } from "./make-tenant";

/** Every step of a Workflow is done at once, and none again. */
const step = {
  do: (_name: string, _patience: unknown, work: () => Promise<unknown>) => work(),
} as unknown as WorkflowStep;

/** Makes a report's file as its Workflow does. */
export const makeFile = (
  context: TenantContext & { rowsOfPiece?: number },
  { fileId, number, site }: ReportFileRequest,
): Promise<void> =>
  makeReportFile(asActor(context, { kind: "system", id: "reports" }), { fileId, number, site }, step);
