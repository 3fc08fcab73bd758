import type { ExtractionBindings } from "~/platform/bindings";
import { buryDocuments, buryPages } from "./dead-letters";
import { documentReader } from "./document-reader";
import { startRuns } from "./intake-batch";
import { answerPageImage } from "./page-image";
import { takeDeletion } from "./take-deletion";
import { takeExport } from "./take-export";
import { takeMove } from "./take-move";
import { takeReplay } from "./take-replay";
import { takeReplayRun } from "./take-replay-run";
import { takeReportFile } from "./take-report-file";
import { takeRestore } from "./take-restore";
import { takeTraining } from "./take-training";
import { takeVersionComparison } from "./take-version-comparison";

export { DocumentWorkflow } from "./document-workflow";
export { ExportWorkflow } from "./export-workflow";
export { ReplayWorkflow } from "./replay-workflow";
export { ReportWorkflow } from "./report-workflow";
export { TenantDeletionWorkflow } from "./tenant-deletion-workflow";
export { TenantMoveWorkflow } from "./tenant-move-workflow";
export { TenantRestoreWorkflow } from "./tenant-restore-workflow";
export { TrainingWorkflow } from "./training-workflow";

const consumers: Record<string, (batch: MessageBatch, bindings: ExtractionBindings) => Promise<void>> = {
  "fieldwise-intake": startRuns,
  "fieldwise-intake-dead": buryDocuments,
  "fieldwise-pages-dead": buryPages,
};

const posts: Record<string, (request: Request, bindings: ExtractionBindings) => Promise<Response>> = {
  "/deletions": takeDeletion,
  "/exports": takeExport,
  "/moves": takeMove,
  "/replays": takeReplay,
  "/replay-runs": takeReplayRun,
  "/report-files": takeReportFile,
  "/restores": takeRestore,
  "/trainings": takeTraining,
  "/version-comparisons": takeVersionComparison,
};

export default {
  fetch(request, bindings) {
    const take = request.method === "POST" ? posts[new URL(request.url).pathname] : undefined;
    return take ? take(request, bindings) : answerPageImage(request, bindings, documentReader);
  },
  async queue(batch, bindings) {
    const consume = consumers[batch.queue];
    if (!consume) throw new Error(`no consumer for the queue ${batch.queue}`);
    await consume(batch, bindings);
  },
} satisfies ExportedHandler<ExtractionBindings>;
