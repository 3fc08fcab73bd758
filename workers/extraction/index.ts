import type { ExtractionBindings } from "~/platform/bindings";
import { buryDocuments, buryPages } from "./dead-letters";
import { documentReader } from "./document-reader";
import { startRuns } from "./intake-batch";
import { answerPageImage } from "./page-image";
import { takeRequests } from "./take-requests";

export { DocumentWorkflow } from "./document-workflow";

const consumers: Record<string, (batch: MessageBatch, bindings: ExtractionBindings) => Promise<void>> = {
  "fieldwise-intake": startRuns,
  "fieldwise-intake-dead": buryDocuments,
  "fieldwise-pages-dead": buryPages,
};

export default {
  fetch: (request, bindings) =>
    request.method === "POST" && new URL(request.url).pathname === "/requests"
      ? takeRequests(request, bindings)
      : answerPageImage(request, bindings, documentReader),
  async queue(batch, bindings) {
    const consume = consumers[batch.queue];
    if (!consume) throw new Error(`no consumer for the queue ${batch.queue}`);
    await consume(batch, bindings);
  },
} satisfies ExportedHandler<ExtractionBindings>;
