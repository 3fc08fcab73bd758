import type { WorkflowStep } from "cloudflare:workers";
import { pageOf, type ScriptedPage, scriptedReader } from "@tests/stand-ins/scripted-reader";
import { deliverErpBatch } from "@workers/erp/deliver-erp-batch";
import { chooseForFile } from "@workers/extraction/choose-for-file";
import { failDeadLetteredDocuments, failDeadLetteredPages } from "@workers/extraction/dead-letters";
import { exportTenant } from "@workers/extraction/export-tenant";
import { startRuns } from "@workers/extraction/intake-batch";
import { makeReportFile } from "@workers/extraction/make-report-file";
import { processDocument } from "@workers/extraction/process-document";
import { startExportJob } from "@workers/extraction/start-export-job";
import { startReportFileJob } from "@workers/extraction/start-report-file-job";
import { startTrainingJob } from "@workers/extraction/start-training-job";
import { trainModel } from "@workers/extraction/train-model";
import { pollFolderBatch } from "@workers/folders/poll-folder-batch";
import { recogniseBatch } from "@workers/ocr/recognise-batch";
import { deliverBatch } from "@workers/releases/deliver-batch";
import { deliverWebhookBatch } from "@workers/webhooks/deliver-webhook-batch";
import type { ReportFileRequest } from "~/domain/reports/report-file";
import type { ExportRequest } from "~/domain/tenants/export-inputs";
import type { OfTenant } from "~/operations/of-tenant";
import type { ProcessingRequest, ReadingRequest, TrainingRequest } from "~/operations/ports";
import { takeNext } from "~/operations/processing/take-next";
import type { DocumentReader, OpenDocument, PageRecogniser } from "~/operations/reader-ports";
import { openTrainingMaterial } from "~/operations/training/steps/training-material";
import { wakeWebhooks } from "~/operations/webhooks/wake";
import { makeProcessingContext, makeRunContext } from "~/platform/processing-contexts";
import { makeExportContext } from "~/platform/tenant-exports";
import { openWebhookQueue } from "~/platform/webhooks/webhook-queue";
import type { AllBindings, Programs } from "./simulation";

const head = "%PDF-1.7 ";
const encoded = (text: string) => new TextEncoder().encode(text);
const pictureHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

/** A file that the reader of the simulation reads as these pages. */
export const paperOf = (pages: ScriptedPage[]): Uint8Array => encoded(head + JSON.stringify(pages));

/** Reads what `paperOf` wrote; the picture of a scanned page holds its text. */
const reader: DocumentReader = {
  cutPages: scriptedReader([]).reader.cutPages,
  async open(bytes): Promise<OpenDocument> {
    const pages = JSON.parse(new TextDecoder().decode(bytes).slice(head.length)) as ScriptedPage[];
    const open = await scriptedReader(pages).reader.open(bytes);
    const pictureOf = (number: number) => {
      const page = pages[number - 1];
      const text = encoded(page && "scan" in page ? page.scan : "");
      return {
        bytes: new Uint8Array([...pictureHead, ...text]),
        contentType: "image/png",
        width: 1,
        height: 1,
      };
    };
    return { ...open, imageForRecognition: async (number: number) => pictureOf(number) } as OpenDocument;
  },
};

const recogniser: PageRecogniser = {
  recognise: async (picture, page) =>
    pageOf(page, new TextDecoder().decode(picture.slice(pictureHead.length)), "ocr"),
};

type DocumentRequest = ProcessingRequest | ReadingRequest;

/** As `DocumentWorkflow` has it, with the reader of the simulation. */
async function documentProgram(env: AllBindings, asked: DocumentRequest, step: WorkflowStep): Promise<void> {
  const { tenantId, ...run } = asked;
  const context = await makeProcessingContext(env, tenantId, reader);
  if (!context) return;
  if ("waitingFileId" in run) return chooseForFile(context, run, step);
  await processDocument(context, run, step);
  await takeNext(context, {}).catch(() => {});
  await wakeWebhooks({ ...context, webhookQueue: openWebhookQueue(env.WEBHOOK_QUEUE) }, {});
}

async function exportProgram(env: AllBindings, asked: ExportRequest, step: WorkflowStep): Promise<void> {
  const context = await makeExportContext(env, asked.tenantId);
  if (context) await exportTenant(context, asked, step);
}

async function reportProgram(
  env: AllBindings,
  asked: OfTenant & ReportFileRequest,
  step: WorkflowStep,
): Promise<void> {
  const { tenantId, ...request } = asked;
  const context = await makeRunContext(env, tenantId, "reports");
  if (context) await makeReportFile(context, request, step);
}

async function trainingProgram(env: AllBindings, asked: TrainingRequest, step: WorkflowStep): Promise<void> {
  const context = await makeRunContext(env, asked.tenantId, "training");
  if (!context) return;
  const material = openTrainingMaterial(context, asked.runId);
  await trainModel({ ...context, material }, asked.runId, step);
}

const posts: Record<string, (request: Request, env: AllBindings) => Promise<Response>> = {
  "/exports": startExportJob,
  "/report-files": startReportFileJob,
  "/trainings": startTrainingJob,
};

/** The three Workers, without their parsers. The rules of the queues are those of the wrangler files. */
export const workers: Programs = {
  queues: {
    "fieldwise-intake": { batch: 10, retries: 5, dead: "fieldwise-intake-dead", consume: startRuns },
    "fieldwise-intake-dead": { batch: 10, retries: 3, consume: failDeadLetteredDocuments },
    "fieldwise-pages": {
      batch: 1,
      retries: 3,
      dead: "fieldwise-pages-dead",
      consume: (batch, env) => recogniseBatch(batch, env, recogniser),
    },
    "fieldwise-pages-dead": { batch: 10, retries: 3, consume: failDeadLetteredPages },
    "fieldwise-releases": { batch: 5, retries: 20, consume: deliverBatch },
    "fieldwise-webhooks": { batch: 5, retries: 3, consume: deliverWebhookBatch },
    "fieldwise-erp": { batch: 5, retries: 3, consume: deliverErpBatch },
    "fieldwise-folders": { batch: 1, retries: 3, consume: pollFolderBatch },
  },
  workflows: {
    DOCUMENT_WORKFLOW: documentProgram as never,
    EXPORT_WORKFLOW: exportProgram as never,
    REPORT_WORKFLOW: reportProgram as never,
    TRAINING_WORKFLOW: trainingProgram as never,
  },
  async extraction(request, env) {
    const take = posts[new URL(request.url).pathname];
    return take ? take(request, env) : new Response(null, { status: 404 });
  },
};
