import { z } from "@hono/zod-openapi";
import { documentStatuses } from "~/domain/documents/status";
import { runStages } from "~/domain/training/training-run";
import { modelParams } from "./models";
import { pageOf, pageQuery } from "./paging";

const time = z.string().openapi({ description: "ISO 8601, UTC." });
const text = (description: string) => z.string().optional().openapi({ description });

export const baseParams = z.object({
  id: z.string().max(64).openapi({ description: "The ID of the base AI model." }),
});
export const runParams = modelParams.extend({ runId: z.string().max(64) });
export const versionParams = modelParams.extend({ versionId: z.string().max(64) });

export const trainingDocumentsQuery = z.object({
  ...pageQuery("Documents", 500),
  tenantAIModelId: text("Only those of this model."),
  documentId: text("Only this document."),
});

export const changesQuery = z.object({
  size: text("Changes a page: 1 to 200; default 50."),
  cursor: text("The `nextCursor` of a response."),
});

export const startedTraining = z.object({ trainingRunId: z.string() }).openapi("StartedTraining");

export const startedTrainings = z
  .object({
    items: z.array(
      z.object({
        tenantAIModelId: z.string(),
        trainingRunId: z.string().nullable().openapi({ description: "Null: not started." }),
        problem: z.string().nullable().openapi({ description: "Why it was not started." }),
      }),
    ),
  })
  .openapi("StartedTrainings");

export const trainingDocumentList = pageOf(
  z
    .object({
      documentId: z.string(),
      tenantAIModelId: z.string(),
      tenantAIModelName: z.string(),
      fileName: z.string(),
      status: z.enum(documentStatuses),
      submittedOn: time,
      trainedOn: time.nullable(),
    })
    .openapi("TrainingDocument"),
).openapi("TrainingDocumentList");

export const trainingRun = z
  .object({
    trainingRunId: z.string(),
    state: z.enum(["running", "ready", "failed"]),
    stage: z.enum(runStages),
    done: z.number().int(),
    total: z.number().int(),
    problem: z.string().nullable().openapi({ description: "Why it failed." }),
    versionId: z.string().nullable().openapi({ description: "The version it proposes." }),
    startedOn: time,
    endedOn: time.nullable(),
  })
  .openapi("TrainingRun");

const share = z.number().openapi({ description: "0 to 1." });
const fieldMetrics = z.object({ precision: share, recall: share, f1: share, values: z.number().int() });
const answerMetrics = z
  .object({
    fields: z.record(z.string(), fieldMetrics),
    overall: fieldMetrics,
    calibrationError: z.number().openapi({ description: "Expected calibration error over ten bins." }),
  })
  .openapi("AnswerMetrics");

export const version = z
  .object({
    versionId: z.string(),
    number: z.number().int(),
    modelVersion: z.string().openapi({ description: "Its name in results." }),
    state: z.enum(["candidate", "active", "retired", "discarded"]),
    stale: z.boolean().openapi({ description: "Trained with a document that has since been removed." }),
    documents: z.number().int(),
    createdOn: time,
    decidedOn: time.nullable(),
    metrics: z.object({
      by: z.enum(["vendor", "document"]).openapi({ description: "What was held out for evaluation." }),
      folds: z.number().int(),
      vendors: z.number().int(),
      documents: z.number().int(),
      seenBefore: z.number().int(),
      before: answerMetrics,
      after: answerMetrics,
    }),
    changes: z.object({
      documents: z.number().int(),
      changedDocuments: z.number().int(),
      changedValues: z.number().int(),
      better: z.number().int(),
      worse: z.number().int(),
    }),
  })
  .openapi("ModelVersion");

export const versionList = z.object({ items: z.array(version) });

export const changeList = z
  .object({
    items: z.array(
      z.object({
        documentId: z.string(),
        fileName: z.string(),
        field: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
        checked: z.string().nullable().openapi({ description: "The value a person entered or confirmed." }),
        verdict: z.enum(["better", "worse", "still-wrong", "unknown"]),
      }),
    ),
    nextCursor: z.string().nullable(),
  })
  .openapi("AnswerChangeList");

export const decided = z
  .object({ activeVersionId: z.string().nullable().openapi({ description: "Null: the base model." }) })
  .openapi("DecidedVersion");
