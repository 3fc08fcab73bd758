import type { EmbeddedParts } from "@engine/reading/embedded-parts";
import type { ReadingProblem } from "@engine/reading/reading-error";
import { quietPages, quietProcessing } from "@tests/stand-ins/quiet-queues";
import type { ScriptedPage } from "@tests/stand-ins/scripted-reader";
import { scriptedReader } from "@tests/stand-ins/scripted-reader";
import { receiveDocument } from "~/operations/documents/receive";
import type { PageRequest, ProcessingRequest } from "~/operations/ports";
import type { ProcessingContext } from "~/operations/processing/processing-context";
import { makeModel } from "./make-model";
import { makeTenant } from "./make-tenant";

/** A document that was just received, and a processing context whose reader and queues the test can see into. */
export async function makeRun(pages: ScriptedPage[] | ReadingProblem, embedded?: EmbeddedParts) {
  const tenant = await makeTenant({ kind: "system", id: "test" });
  const started: ProcessingRequest[] = [];
  const requested: PageRequest[] = [];
  const clock = { now: new Date("2026-03-02T10:00:00Z") };
  const { reader, asked } = scriptedReader(pages, embedded);
  const context: ProcessingContext = {
    ...tenant,
    now: () => clock.now,
    reader,
    pages: { ...quietPages, send: async (requests) => void requested.push(...requests) },
    processing: {
      ...quietProcessing,
      send: async (requests) => void started.push(...requests),
    },
  };
  const model = await makeModel(context);
  const file = { modelId: model.id, fileName: "invoice.pdf", bytes: new TextEncoder().encode("%PDF-1.7") };
  const { documentId } = await receiveDocument(context, { ...file, source: "browser" });
  return { context, run: { documentId, attempt: 1 }, model, clock, asked, started, requested };
}
