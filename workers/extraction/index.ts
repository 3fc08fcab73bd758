import type { ExtractionBindings } from "~/platform/bindings";
import { failDeadLetteredDocuments, failDeadLetteredPages } from "./dead-letters";
import { documentReader } from "./document-reader";
import { startRuns } from "./intake-batch";
import { servePageImage } from "./page-image";
import { serveReplay } from "./serve-replay";
import { serveVersionComparison } from "./serve-version-comparison";
import { startDeletionJob } from "./start-deletion-job";
import { startExportJob } from "./start-export-job";
import { startMoveJob } from "./start-move-job";
import { startReplayJob } from "./start-replay-job";
import { startReportFileJob } from "./start-report-file-job";
import { startRestoreJob } from "./start-restore-job";
import { startTrainingJob } from "./start-training-job";

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
  "fieldwise-intake-dead": failDeadLetteredDocuments,
  "fieldwise-pages-dead": failDeadLetteredPages,
};

const posts: Record<string, (request: Request, bindings: ExtractionBindings) => Promise<Response>> = {
  "/deletions": startDeletionJob,
  "/exports": startExportJob,
  "/moves": startMoveJob,
  "/replays": serveReplay,
  "/replay-runs": startReplayJob,
  "/report-files": startReportFileJob,
  "/restores": startRestoreJob,
  "/trainings": startTrainingJob,
  "/version-comparisons": serveVersionComparison,
};

export default {
  fetch(request, bindings) {
    const take = request.method === "POST" ? posts[new URL(request.url).pathname] : undefined;
    return take ? take(request, bindings) : servePageImage(request, bindings, documentReader);
  },
  async queue(batch, bindings) {
    const consume = consumers[batch.queue];
    if (!consume) throw new Error(`no consumer for the queue ${batch.queue}`);
    await consume(batch, bindings);
  },
} satisfies ExportedHandler<ExtractionBindings>;
