import { createRoute, z } from "@hono/zod-openapi";
import { documentStatuses } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { type FailedCheck, personOutcomes } from "~/domain/validation/ai-report";
import { attachmentHeaders } from "~/http/attachment";
import type { Translate } from "~/locales/translate";
import { checkValidationFile } from "~/operations/validation/check-direct";
import { exportValidations } from "~/operations/validation/export";
import { listValidations, type ReportPage } from "~/operations/validation/list";
import { exportZipValidation } from "~/operations/validation/zip-csv";
import type { Api } from "./api-environment";
import { languageOf, translatorOf } from "./api-language";
import { filterQuery } from "./document-schemas";
import { modelParams } from "./models";
import { pageQuery } from "./paging";
import { readUpload } from "./read-upload";
import {
  bodyOf,
  downloadResponse,
  errorResponses,
  jsonResponse,
  routeDefaults,
  tableResponse,
} from "./responses";
import { uploadBodyOf } from "./upload-body";

const shared = routeDefaults("Validation reports");
const text = (description: string) => z.string().optional().openapi({ description });
const { cursor } = pageQuery("Documents");
const field = text("Only this field.");
const size = text("Documents per page: 1 to 50; default 20.");
const format = text("csv, json or xlsx; default csv.");

const aboutDocument = {
  documentId: z.string(),
  fileName: z.string(),
  receivedOn: z.string(),
  status: z.enum(documentStatuses),
};
const failedChecks = z.array(z.string()).openapi({ description: "The checks that failed, as sentences." });

const aiDocument = z
  .object({
    ...aboutDocument,
    failedChecks,
    fields: z.array(
      z.object({
        field: z.string(),
        read: z.string().nullable(),
        confidence: z.number().nullable(),
        now: z.string().nullable(),
        person: z.enum(personOutcomes).openapi({ description: "What a person changed." }),
        failedChecks,
      }),
    ),
  })
  .openapi("AiValidation");

const refusedValue = z
  .object({
    line: z.number().int().nullable().openapi({ description: "Null: the row of the document itself." }),
    field: z.string(),
    value: z.string(),
    reason: z.string(),
  })
  .openapi("RefusedValue");
const apiDocument = z.object({ ...aboutDocument, refused: z.array(refusedValue) }).openapi("ApiValidation");

const page = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
const reportQuery = z.object({ ...filterQuery, field, cursor, size });

const aiList = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/resultValidation/1",
  ...shared,
  summary:
    "AI validation report: per document and field what was read, which checks failed, what a person changed",
  request: { params: modelParams, query: reportQuery },
  responses: { 200: jsonResponse("A page, newest first.", page(aiDocument)), ...errorResponses(400, 404) },
});
const apiList = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/resultValidation/2",
  ...shared,
  summary: "API validation report: which values of the export a receiving system would reject, and why",
  request: { params: modelParams, query: reportQuery },
  responses: { 200: jsonResponse("A page, newest first.", page(apiDocument)), ...errorResponses(400, 404) },
});
const download = <T extends "1" | "2">(type: T) =>
  createRoute({
    method: "get",
    path: `/api/TenantAIModels/{id}/resultValidation/${type}/download` as const,
    ...shared,
    summary: type === "1" ? "Download the AI validation report" : "Download the API validation report",
    request: { params: modelParams, query: z.object({ ...filterQuery, field, format }) },
    responses: { 200: tableResponse, ...errorResponses(404) },
  });
const aiDownload = download("1");
const apiDownload = download("2");
const aiOne = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/resultValidation/1/{docId}",
  ...shared,
  summary: "AI validation report of one document",
  request: { params: modelParams.extend({ docId: z.string().max(64) }) },
  responses: { 200: jsonResponse("The report.", aiDocument), ...errorResponses(404) },
});
const csvZip = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/resultValidation/2/CSVZip/{zipId}",
  ...shared,
  summary: "API validation report of the documents of a ZIP file, one CSV per document, as a ZIP file",
  request: { params: modelParams.extend({ zipId: z.string().max(64) }) },
  responses: { 200: downloadResponse("application/zip"), ...errorResponses(404) },
});

const chosen = z.object({
  tenantAIModelId: z.string().max(64).optional().openapi({ description: "Must be the model in the path." }),
  tenantDocumentIds: z.array(z.string().max(64)).min(1).max(200),
});
const chosenDownload = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/validationReport/ai/download",
  ...shared,
  summary: "Download the AI validation report of specified documents",
  request: { params: modelParams, query: z.object({ format }), body: bodyOf(chosen) },
  responses: { 200: tableResponse, ...errorResponses(400, 404, 415) },
});
const specified = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/validationReport/specified",
  ...shared,
  summary: "Both validation reports of specified documents",
  request: { params: modelParams, body: bodyOf(chosen) },
  responses: {
    200: jsonResponse("The reports.", z.object({ ai: z.array(aiDocument), api: z.array(apiDocument) })),
    ...errorResponses(400, 404, 415),
  },
});
const direct = createRoute({
  method: "post",
  path: "/api/TenantAIModels/validationReport/direct",
  ...shared,
  summary: "API validation report of a JSON file in our export format; nothing is stored",
  description:
    "The form holds one part `file`: a document, or an array of documents, as the JSON export writes them. If the file is not valid, a 422 says where.",
  request: {
    query: z.object({ tenantAIModelId: text("The model whose fields and required fields apply.") }),
  },
  responses: {
    200: jsonResponse(
      "The report.",
      z.object({
        items: z.array(
          z.object({ documentId: z.string(), fileName: z.string(), refused: z.array(refusedValue) }),
        ),
      }),
    ),
    ...errorResponses(400, 404, 415),
  },
});

/** The body of an upload for the OpenAPI document. */
export const validationBody = uploadBodyOf(direct.path);

type ListInput = Parameters<typeof listValidations>[1];
type FileInput = Parameters<typeof exportValidations>[1];

/** Routes of the validation reports. */
export function addValidation(api: Api): void {
  api.openapi(aiList, async (c) => {
    const asked = { ...c.req.valid("query"), modelId: c.req.valid("param").id, type: "1" } as ListInput;
    const { ai, nextCursor } = await listValidations(c.var.tenant, asked);
    const t = await translatorOf(c.req.raw);
    return c.json({ items: ai.map((one) => aiBody(t, one)), nextCursor }, 200);
  });

  api.openapi(apiList, async (c) => {
    const asked = { ...c.req.valid("query"), modelId: c.req.valid("param").id, type: "2" } as ListInput;
    const found = await listValidations(c.var.tenant, asked);
    const t = await translatorOf(c.req.raw);
    return c.json({ items: found.api.map((one) => apiBody(t, one)), nextCursor: found.nextCursor }, 200);
  });

  for (const [route, type] of [
    [aiDownload, "1"],
    [apiDownload, "2"],
  ] as const)
    api.openapi(route as typeof aiDownload, async (c) => {
      const asked = { ...c.req.valid("query"), modelId: c.req.valid("param").id, type };
      const language = languageOf(c.req.raw);
      return fileOf(await exportValidations(c.var.tenant, { ...asked, language } as FileInput));
    });

  api.openapi(aiOne, async (c) => {
    const { id: modelId, docId } = c.req.valid("param");
    const { ai } = await listValidations(c.var.tenant, {
      modelId,
      type: "1",
      documentIds: [docId],
    } as ListInput);
    const [found] = ai;
    if (!found) throw new AppError("not-found", "error.not-found");
    return c.json(aiBody(await translatorOf(c.req.raw), found), 200);
  });

  api.openapi(csvZip, async (c) => {
    const { id: modelId, zipId: zipFileId } = c.req.valid("param");
    const language = languageOf(c.req.raw);
    return fileOf(await exportZipValidation(c.var.tenant, { modelId, zipFileId, language }));
  });

  api.openapi(chosenDownload, async (c) => {
    const modelId = modelOf(c.req.valid("param").id, c.req.valid("json"));
    const { tenantDocumentIds: documentIds } = c.req.valid("json");
    const asked = {
      modelId,
      documentIds,
      type: "1",
      ...c.req.valid("query"),
      language: languageOf(c.req.raw),
    };
    return fileOf(await exportValidations(c.var.tenant, asked as FileInput));
  });

  api.openapi(specified, async (c) => {
    const modelId = modelOf(c.req.valid("param").id, c.req.valid("json"));
    const { tenantDocumentIds: documentIds } = c.req.valid("json");
    const reportOf = (type: "1" | "2") =>
      listValidations(c.var.tenant, { modelId, documentIds, type } as ListInput);
    const [{ ai }, refused] = [await reportOf("1"), await reportOf("2")];
    const t = await translatorOf(c.req.raw);
    const answers = {
      ai: ai.map((one) => aiBody(t, one)),
      api: refused.api.map((one) => apiBody(t, one)),
    };
    return c.json(answers, 200);
  });

  api.openapi(direct, async (c) => {
    const { bytes } = await readUpload(c.req.raw);
    const modelId = c.req.valid("query").tenantAIModelId;
    const items = await checkValidationFile(c.var.tenant, { modelId, bytes });
    const t = await translatorOf(c.req.raw);
    const told = items.map(({ refused, ...item }) => ({
      ...item,
      refused: refused.map((one) => valueBody(t, one)),
    }));
    return c.json({ items: told }, 200);
  });
}

/** The model of the path, which the body may repeat. */
function modelOf(id: string, { tenantAIModelId }: { tenantAIModelId?: string | undefined }): string {
  if (tenantAIModelId && tenantAIModelId !== id)
    throw new AppError("invalid", "validation.error.other-model", { field: "tenantAIModelId" });
  return id;
}

type File = { stream: ReadableStream<Uint8Array>; contentType: string; fileName: string };
const fileOf = ({ stream, contentType, fileName }: File) =>
  new Response(stream, { headers: attachmentHeaders(fileName, contentType) });

const sentences = (t: Translate, failed: readonly FailedCheck[]) =>
  failed.map(({ key, values }) => t(key, values));

const aiBody = (t: Translate, { receivedOn, failed, fields, ...document }: ReportPage["ai"][number]) => ({
  ...document,
  receivedOn: receivedOn.toISOString(),
  failedChecks: sentences(t, failed),
  fields: fields.map(({ failed: own, ...one }) => ({ ...one, failedChecks: sentences(t, own) })),
});

type Refused = ReportPage["api"][number]["refused"][number];
const valueBody = (t: Translate, { why, ...one }: Refused) => ({ ...one, reason: t(why.key, why.values) });

const apiBody = (t: Translate, { receivedOn, refused, ...document }: ReportPage["api"][number]) => ({
  ...document,
  receivedOn: receivedOn.toISOString(),
  refused: refused.map((one) => valueBody(t, one)),
});
