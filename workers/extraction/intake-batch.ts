import type { z } from "zod";
import { intakeMessage } from "~/domain/processing/intake-messages";
import type { ExtractionBindings } from "~/platform/bindings";
import { startRun } from "~/platform/document-runs";
import { eachMessage } from "~/platform/each-message";
import { log } from "~/platform/log";
import { rescoreModelNext } from "./rescore-model-next";
import { rescoreNext } from "./rescore-next";
import { runNextJobStep } from "./run-next-job-step";

/** Starts a run for every document of the intake queue, and scores again those that a correction or a version may help. */
export const startRuns = (batch: MessageBatch, bindings: ExtractionBindings): Promise<void> =>
  eachMessage(batch, intakeMessage, log, (request) => answer(bindings, request));

function answer(bindings: ExtractionBindings, request: z.infer<typeof intakeMessage>): Promise<void> {
  if ("memoryId" in request) return rescoreNext(bindings, request);
  if ("versionId" in request) return rescoreModelNext(bindings, request);
  if ("zipFileId" in request || "bulkActionId" in request || "editUploadId" in request)
    return runNextJobStep(bindings, request);
  return startRun(bindings.DOCUMENT_WORKFLOW, request);
}
