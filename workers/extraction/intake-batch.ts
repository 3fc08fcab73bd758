import { processingMessage } from "~/domain/processing/processing-messages";
import type { ExtractionBindings } from "~/platform/bindings";
import { startRun } from "~/platform/document-runs";
import { eachMessage } from "~/platform/each-message";
import { log } from "~/platform/log";

/** Starts a run for every message of the intake queue. */
export const startRuns = (batch: MessageBatch, bindings: ExtractionBindings): Promise<void> =>
  eachMessage(batch, processingMessage, log, (request) => startRun(bindings.DOCUMENT_WORKFLOW, request));
