import { createRoute } from "@hono/zod-openapi";
import { getTrainingRun } from "~/operations/training/get-run";
import { listTrainingDocuments } from "~/operations/training/list-documents";
import { startTraining } from "~/operations/training/start";
import { startBaseTraining } from "~/operations/training/start-base";
import { openTrainingRuns } from "~/platform/training-runs";
import type { Api, ApiContext } from "./api-environment";
import { translatorOf } from "./api-language";
import { modelParams } from "./models";
import { errorResponses, jsonResponse, routeDefaults } from "./responses";
import {
  baseParams,
  runParams,
  startedTraining,
  startedTrainings,
  trainingDocumentList,
  trainingDocumentsQuery,
  trainingRun,
} from "./training-schemas";

const shared = routeDefaults("Training");

const trainBase = createRoute({
  method: "post",
  path: "/api/AIModels/{id}/trainModel",
  ...shared,
  summary: "Train every model of the organization that is built on a base model",
  description:
    "The base model stays unchanged. Each model with enough documents gets a training run, which results in a proposed version. For a system administrator without `customerTenantId` these are the service's own models, whose versions can be published.",
  request: { params: baseParams },
  responses: { 202: jsonResponse("The runs.", startedTrainings), ...errorResponses(404, 409) },
});

const trainOne = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/trainModel",
  ...shared,
  summary: "Train one model with the documents submitted for it",
  request: { params: modelParams },
  responses: { 202: jsonResponse("The run.", startedTraining), ...errorResponses(404, 409) },
});

const documents = createRoute({
  method: "get",
  path: "/api/AIModels/{id}/TrainingDocuments",
  ...shared,
  summary: "List the documents submitted for training to the models of a base model, newest first",
  description:
    "The documents of the key's organization. A system administrator without `customerTenantId` sees the training documents of the base model itself, which customers cannot see.",
  request: { params: baseParams, query: trainingDocumentsQuery },
  responses: { 200: jsonResponse("A page of documents.", trainingDocumentList), ...errorResponses(404) },
});

const run = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/trainings/{runId}",
  ...shared,
  summary: "Get the progress and result of a training",
  request: { params: runParams },
  responses: { 200: jsonResponse("The run.", trainingRun), ...errorResponses(404) },
});

/** Routes that start and follow trainings. */
export function addTraining(api: Api): void {
  api.openapi(trainBase, async (c) => {
    const started = await startBaseTraining(trainingContext(c), { baseModelId: c.req.valid("param").id });
    const t = await translatorOf(c.req.raw);
    const items = started.map(({ modelId, runId, problem }) => ({
      tenantAIModelId: modelId,
      trainingRunId: runId,
      problem: problem && t(problem),
    }));
    return c.json({ items }, 202);
  });

  api.openapi(trainOne, async (c) => {
    const { runId } = await startTraining(trainingContext(c), { modelId: c.req.valid("param").id });
    return c.json({ trainingRunId: runId }, 202);
  });

  api.openapi(documents, async (c) => {
    const { tenantAIModelId: modelId, ...query } = c.req.valid("query");
    const asked = { baseModelId: c.req.valid("param").id, modelId, ...query };
    const { items, ...page } = await listTrainingDocuments(c.var.tenant, asked);
    const shown = items.map(({ modelId, modelName, submittedAt, trainedAt, ...item }) => ({
      ...item,
      tenantAIModelId: modelId,
      tenantAIModelName: modelName,
      submittedOn: submittedAt.toISOString(),
      trainedOn: trainedAt?.toISOString() ?? null,
    }));
    return c.json({ items: shown, ...page }, 200);
  });

  api.openapi(run, async (c) => {
    const { id: modelId, runId } = c.req.valid("param");
    const found = await getTrainingRun(c.var.tenant, { runId, modelId });
    const { id, startedAt, endedAt, problem, state, stage, done, total, versionId } = found;
    const t = await translatorOf(c.req.raw);
    return c.json(
      {
        trainingRunId: id,
        state,
        stage,
        done,
        total,
        versionId,
        problem: problem && t(problem),
        startedOn: startedAt.toISOString(),
        endedOn: endedAt?.toISOString() ?? null,
      },
      200,
    );
  });
}

const trainingContext = (c: ApiContext) => ({
  ...c.var.tenant,
  training: openTrainingRuns(c.env.EXTRACTION),
});
