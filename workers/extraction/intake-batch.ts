import { intakeMessage } from "~/domain/processing/intake-messages";
import type { ExtractionBindings } from "~/platform/bindings";
import { startRun } from "~/platform/document-runs";
import { eachMessage } from "~/platform/each-message";
import { log } from "~/platform/log";
import { rescoreNext } from "./rescore-next";

/** Starts a run for every document of the intake queue, and scores the waiting ones again that a correction may help. */
export const startRuns = (batch: MessageBatch, bindings: ExtractionBindings): Promise<void> =>
  eachMessage(batch, intakeMessage, log, (request) =>
    "memoryId" in request ? rescoreNext(bindings, request) : startRun(bindings.DOCUMENT_WORKFLOW, request),
  );
