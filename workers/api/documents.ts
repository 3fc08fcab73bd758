import { createRoute, type z } from "@hono/zod-openapi";
import { AppError } from "~/domain/errors/app-error";
import type { ReplayJob } from "~/domain/processing/replay-job";
import type { ReplayReport } from "~/domain/processing/replay-report";
import { countByOrder } from "~/operations/documents/count-by-order";
import { countByReadiness } from "~/operations/documents/count-by-readiness";
import { countByStatus } from "~/operations/documents/count-by-status";
import { deleteDocument } from "~/operations/documents/delete";
import { getChunkedDocument } from "~/operations/documents/get-in-pieces";
import { getReplay } from "~/operations/documents/get-replay";
import { listDocuments } from "~/operations/documents/list";
import { replayDocument } from "~/operations/documents/replay";
import { updateResult } from "~/operations/documents/update-result";
import { updateResults } from "~/operations/documents/update-results";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { openReplays } from "~/platform/replays";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { concernBody, listedBody } from "./document-body";
import { documentResponse } from "./document-response";
import {
  document,
  documentCounts,
  documentList,
  documentParams,
  forceQuery,
  isForced,
  listQuery,
  replayJobSchema,
  replaySchema,
  resultBody,
  resultQuery,
  resultsBody,
  saved,
  savedMany,
} from "./document-schemas";
import { modelParams } from "./models";
import { renamedProblems } from "./renamed-problems";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Documents");

const list = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/documents",
  ...shared,
  summary: "List the documents of an AI model, newest first",
  request: { params: modelParams, query: listQuery },
  responses: { 200: jsonResponse("A page.", documentList), ...errorResponses(404) },
});

const counts = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/documents/counts",
  ...shared,
  summary: "Count the documents of an AI model by status, readiness and order outcome",
  request: { params: modelParams },
  responses: { 200: jsonResponse("Counts of zero are omitted.", documentCounts), ...errorResponses(404) },
});

const one = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/documents/{docId}",
  ...shared,
  summary: "Get a document with its status, its values, their positions and reasons",
  request: { params: documentParams },
  responses: { 200: jsonResponse("The document.", document), ...errorResponses(404) },
});

const save = createRoute({
  method: "put",
  path: "/api/TenantAIModels/{id}/documents/{docId}/result",
  ...shared,
  summary: "Correct the values of a document",
  description:
    "Values are canonical or in the format of the model's culture. Only changed values are recorded. Approving a document that is not ready results in a 409 that lists the reasons and saves nothing, unless `force` is set.",
  request: {
    params: documentParams,
    query: resultQuery.extend(forceQuery.shape),
    body: bodyOf(resultBody),
  },
  responses: { 200: jsonResponse("The saved values.", saved), ...errorResponses(400, 404, 409, 415) },
});

const saveMany = createRoute({
  method: "put",
  path: "/api/TenantAIModels/{id}/documents/result",
  ...shared,
  summary: "Correct the values of several documents individually",
  request: {
    params: modelParams,
    body: bodyOf(resultsBody),
  },
  responses: { 200: jsonResponse("The result for each document.", savedMany), ...errorResponses(400, 415) },
});

const replay = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/documents/{docId}/replay",
  ...shared,
  summary: "Reproducibility check: run the engine again on the same input and compare",
  description:
    "Changes nothing. `changes` and `today` list the values that differ, 500 at most; `changesTotal` and `todayTotal` count all. A long document is checked in the background: the response is 202, and `Location` is the address of the result. Repeating the call meanwhile does not start another check.",
  request: { params: documentParams },
  responses: {
    200: jsonResponse("The result.", replaySchema),
    202: {
      ...jsonResponse("The check has been started.", replayJobSchema),
      headers: { Location: { schema: { type: "string" }, description: "The address of the result." } },
    },
    ...errorResponses(404),
  },
});

const replayState = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/documents/{docId}/replay",
  ...shared,
  summary: "Get the progress or the result of the last reproducibility check that ran in the background",
  description: "404 when the current result has not been checked in the background.",
  request: { params: documentParams },
  responses: { 200: jsonResponse("The check.", replayJobSchema), ...errorResponses(404) },
});

const remove = createRoute({
  method: "delete",
  path: "/api/TenantAIModels/{id}/documents/{docId}",
  ...shared,
  summary: "Move a document to the trash, and forget what was learned from it",
  description:
    "It can be restored for 30 days, and is erased permanently after that. Erase it at once with `DELETE /api/TenantAIModels/{id}/trash/{docId}`.",
  request: { params: documentParams },
  responses: { 204: { description: "It is in the trash." }, ...errorResponses(404, 409) },
});

/** Routes that read, correct and delete documents. */
export function addDocuments(api: Api): void {
  api.openapi(list, async (c) => {
    const { items, ...page } = await listDocuments(c.var.tenant, {
      modelId: c.req.valid("param").id,
      ...c.req.valid("query"),
    });
    const t = await translatorOf(c.req.raw);
    return c.json({ items: items.map((row) => listedBody(t, row)), ...page }, 200);
  });

  api.openapi(counts, async (c) => {
    const { id: modelId } = c.req.valid("param");
    await getDocumentModel(c.var.tenant, { modelId });
    const [byStatus, byReadiness, byOrder] = await Promise.all([
      countByStatus(c.var.tenant, { modelId }),
      countByReadiness(c.var.tenant, { modelId }),
      countByOrder(c.var.tenant, { modelId }),
    ]);
    const statuses = byStatus.map(({ status, count }) => ({ status, count }));
    const readinesses = byReadiness.map(({ readiness, count }) => ({ readiness, count }));
    const orderOutcomes = byOrder.map(({ orderOutcome, count }) => ({ orderOutcome, count }));
    return c.json({ statuses, readinesses, orderOutcomes }, 200);
  });

  api.openapi(one, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const found = await getChunkedDocument(c.var.tenant, { modelId, documentId });
    return documentResponse(await translatorOf(c.req.raw), found);
  });

  api.openapi(save, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const { force, ...settling } = c.req.valid("query");
    const corrections = {
      ...c.req.valid("json"),
      modelId,
      documentId,
      written: "canonical" as const,
      ...settlingIn(settling),
      force: isForced(force),
    };
    return c.json(await updateResult(c.var.tenant, corrections).catch(rename), 200);
  });

  api.openapi(saveMany, async (c) => {
    const results = c.req.valid("json").map((result) => ({ ...result, ...settlingIn(result) }));
    const asked = { modelId: c.req.valid("param").id, results };
    const t = await translatorOf(c.req.raw);
    const items = await updateResults(c.var.tenant, asked);
    return c.json(
      {
        items: items.map(({ problem, concerns, ...item }) => ({
          ...item,
          problem: problem && t(problem),
          concerns: concerns.map((concern) => concernBody(t, concern)),
        })),
      },
      200,
    );
  });

  api.openapi(replay, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const context = { ...c.var.tenant, replays: openReplays(c.env.EXTRACTION) };
    const report = await replayDocument(context, { modelId, documentId });
    const t = await translatorOf(c.req.raw);
    if (report) return c.json(reportBody(t, report), 200);
    const job = await getReplay(c.var.tenant, { modelId, documentId });
    if (!job) throw new AppError("not-found", "documents.error.no-result");
    c.header("Location", new URL(c.req.url).pathname);
    return c.json(jobBody(t, job), 202);
  });

  api.openapi(replayState, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const job = await getReplay(c.var.tenant, { modelId, documentId });
    if (!job) throw new AppError("not-found", "replay.none");
    return c.json(jobBody(await translatorOf(c.req.raw), job), 200);
  });

  api.openapi(remove, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    await deleteDocument(c.var.tenant, { modelId, documentId });
    return c.body(null, 204);
  });
}

type Translate = Awaited<ReturnType<typeof translatorOf>>;

const reportBody = (t: Translate, report: ReplayReport) => ({
  ...report,
  problem: report.problem && t(report.problem),
});

const jobBody = (t: Translate, { state, problem, requestedAt, endedAt, report }: ReplayJob) => ({
  state,
  problem: problem && t(problem),
  requestedAt: requestedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  report: report && reportBody(t, report),
});

const settlingIn = (asked: z.output<typeof resultQuery>) => ({
  status: asked.documentProcessingStatus,
  confidence: asked.documentProcessingConfidenceLevel,
  remark: asked.documentRemark,
});

const rename = renamedProblems({
  status: "documentProcessingStatus",
  confidence: "documentProcessingConfidenceLevel",
  remark: "documentRemark",
});
