import { createRoute, z } from "@hono/zod-openapi";
import { type EditUpload, editStatuses, rowOutcomes } from "~/domain/edits/edit-upload";
import { attachmentHeaders } from "~/http/attachment";
import type { Translate } from "~/locales/translate";
import { applyEdits } from "~/operations/edits/apply";
import { deleteEdits } from "~/operations/edits/delete";
import { downloadEdits } from "~/operations/edits/download";
import { downloadEditResult } from "~/operations/edits/download-result";
import { getEdits } from "~/operations/edits/get";
import { listEdits } from "~/operations/edits/list";
import { listEditRows, type ReportedRow } from "~/operations/edits/list-rows";
import { uploadEdits } from "~/operations/edits/upload";
import type { Api } from "./api-environment";
import { languageOf, translatorOf } from "./api-language";
import { filterQuery } from "./document-schemas";
import { modelParams } from "./models";
import { readUpload } from "./read-upload";
import { downloadResponse, errorResponses, jsonResponse, routeDefaults, tableResponse } from "./responses";
import { uploadBodyOf } from "./upload-body";

const shared = routeDefaults("Edited results");
const root = "/api/TenantAIModels/{id}/FieldWiseEditedResults";
const text = (description: string) => z.string().optional().openapi({ description });
const uploadParams = modelParams.extend({
  uploadId: z.string().max(64).openapi({ description: "The ID of the upload." }),
});

const download = createRoute({
  method: "get",
  path: root,
  ...shared,
  summary: "Download the values of documents as a file to edit and upload again",
  description:
    "A row per document and, below it, one per line item. `documentId`, `revision` and `line` say where values belong: `line` is empty for the document, otherwise the number of a line item from 1. CSV has numbers in the format of the model's culture; JSON has canonical values.",
  request: {
    params: modelParams,
    query: z.object({
      format: text("csv, xlsx or json; default csv."),
      lines: text("0: without line items."),
      text: text("Words in the file name or the document."),
      tenantDocumentIds: text("Only these documents: up to 200 IDs, separated by commas."),
      ...filterQuery,
    }),
  },
  responses: {
    200: downloadResponse(
      ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/json"],
      "The file, streamed.",
    ),
    ...errorResponses(400, 404),
  },
});

const counts = z
  .object(Object.fromEntries(rowOutcomes.map((outcome) => [outcome, z.number().int()])))
  .openapi({ description: "How many rows have which outcome." });
const editUpload = z
  .object({
    uploadId: z.string(),
    fileName: z.string(),
    status: z.enum(editStatuses).openapi({
      description:
        "`received`, `checking` and `applying`: a job works on it. `ready`: it can be applied. `done`, `refused` and `error`: it has ended.",
    }),
    problem: z.string().nullable(),
    ignoredColumns: z.array(z.string()).openapi({ description: "Columns that are not fields of the model." }),
    documents: z.number().int(),
    rows: z.number().int(),
    counts,
    createdOn: z.string(),
    endedOn: z.string().nullable(),
  })
  .openapi("EditedResultsUpload");

const accepted = (description: string) => ({
  ...jsonResponse(description, editUpload),
  headers: { Location: { schema: { type: "string" as const }, description: "The address of the progress." } },
});

const upload = createRoute({
  method: "post",
  path: root,
  ...shared,
  summary: "Upload edited values: XLSX, CSV or JSON, at most 10 MB and 10,000 rows",
  description:
    "The form has one part `file`, in the format of the download. Columns and rows may be left out, and their values stay unchanged; an empty cell clears the value, and a line item whose cells are all empty is removed. `line` “new” adds a line item. The file is compared with the documents in the background; nothing is saved before `apply`. A row whose document has changed since the download is a conflict. All changes of a document are saved together or not at all.",
  request: {
    params: modelParams,
    query: z.object({
      apply: text("true: save whatever can be saved, without waiting for the call `apply`."),
    }),
  },
  responses: { 202: accepted("The file was accepted."), ...errorResponses(400, 404, 413, 415) },
});

const list = createRoute({
  method: "get",
  path: `${root}/uploads`,
  ...shared,
  summary: "List uploads of edited values, newest first; they are kept for seven days",
  request: {
    params: modelParams,
    query: z.object({ size: text("1 to 100; default 20."), cursor: text("") }),
  },
  responses: {
    200: jsonResponse("A page.", z.object({ items: z.array(editUpload), nextCursor: z.string().nullable() })),
    ...errorResponses(404),
  },
});

const get = createRoute({
  method: "get",
  path: `${root}/uploads/{uploadId}`,
  ...shared,
  summary: "Get an upload of edited values",
  request: { params: uploadParams },
  responses: { 200: jsonResponse("The upload.", editUpload), ...errorResponses(404) },
});

const row = z
  .object({
    row: z.number().int(),
    documentId: z.string(),
    fileName: z.string().nullable(),
    line: z.string().openapi({ description: "Empty: the document itself." }),
    outcome: z.enum(rowOutcomes).nullable().openapi({
      description:
        "`change`: would change values. `changed`: did. `same`: nothing to change. `conflict`: the document has changed since the download. `unknown`: no such document. `invalid`: see `problems`. `held`: not saved because of another row of the same document. Null: not compared yet.",
    }),
    changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    problems: z.array(z.object({ field: z.string().nullable(), code: z.string(), detail: z.string() })),
  })
  .openapi("EditedResultsRow");

const rows = createRoute({
  method: "get",
  path: `${root}/uploads/{uploadId}/rows`,
  ...shared,
  summary: "List the rows of an upload: what each changes, or why it does not",
  request: {
    params: uploadParams,
    query: z.object({
      outcome: text(`One of: ${rowOutcomes.join(", ")}.`),
      size: text("1 to 200; default 50."),
      after: text("The number of the row after which the page begins: `next` of the previous page."),
    }),
  },
  responses: {
    200: jsonResponse("A page.", z.object({ items: z.array(row), next: z.number().int().nullable() })),
    ...errorResponses(404),
  },
});

const apply = createRoute({
  method: "post",
  path: `${root}/uploads/{uploadId}/apply`,
  ...shared,
  summary: "Save what an upload changes",
  description: "Works in the background. Repeating the call does nothing else.",
  request: { params: uploadParams },
  responses: { 202: accepted("The changes are being saved."), ...errorResponses(404, 409) },
});

const result = createRoute({
  method: "get",
  path: `${root}/uploads/{uploadId}/result`,
  ...shared,
  summary: "Download the outcome of every row of an upload",
  request: { params: uploadParams, query: z.object({ format: text("csv, json or xlsx; default csv.") }) },
  responses: { 200: tableResponse, ...errorResponses(400, 404) },
});

const remove = createRoute({
  method: "delete",
  path: `${root}/uploads/{uploadId}`,
  ...shared,
  summary: "Delete an upload; its changes remain",
  request: { params: uploadParams },
  responses: { 204: { description: "Deleted." }, ...errorResponses(404, 409) },
});

/** The body of an upload for the OpenAPI document. */
export const editsBody = uploadBodyOf(upload.path);

type Asked = Parameters<typeof downloadEdits>[1];

/** Routes of values that are edited in a spreadsheet. */
export function addEdits(api: Api): void {
  api.openapi(download, async (c) => {
    const { tenantDocumentIds, ...query } = c.req.valid("query");
    const documentIds = tenantDocumentIds?.split(",").map((id) => id.trim());
    const asked = { ...query, modelId: c.req.valid("param").id, ...(documentIds && { documentIds }) };
    return fileOf(await downloadEdits(c.var.tenant, asked as Asked));
  });

  api.openapi(upload, async (c) => {
    const modelId = c.req.valid("param").id;
    const isApplied = ["1", "true"].includes(c.req.valid("query").apply?.toLowerCase() ?? "");
    const { fileName, bytes } = await readUpload(c.req.raw);
    const found = await uploadEdits(c.var.tenant, { modelId, fileName, bytes, apply: isApplied });
    c.header("Location", `${new URL(c.req.url).pathname}/uploads/${found.id}`);
    return c.json(uploadBody(await translatorOf(c.req.raw), found), 202);
  });

  api.openapi(list, async (c) => {
    const modelId = c.req.valid("param").id;
    const { items, nextCursor } = await listEdits(c.var.tenant, { modelId, ...c.req.valid("query") });
    const t = await translatorOf(c.req.raw);
    return c.json({ items: items.map((one) => uploadBody(t, one)), nextCursor }, 200);
  });

  api.openapi(get, async (c) => {
    const { id: modelId, uploadId } = c.req.valid("param");
    const found = await getEdits(c.var.tenant, { modelId, uploadId });
    return c.json(uploadBody(await translatorOf(c.req.raw), found), 200);
  });

  api.openapi(rows, async (c) => {
    const { id: modelId, uploadId } = c.req.valid("param");
    const asked = { ...c.req.valid("query"), modelId, uploadId } as Parameters<typeof listEditRows>[1];
    const { items, next } = await listEditRows(c.var.tenant, asked);
    const t = await translatorOf(c.req.raw);
    return c.json({ items: items.map((one) => rowBody(t, one)), next }, 200);
  });

  api.openapi(apply, async (c) => {
    const { id: modelId, uploadId } = c.req.valid("param");
    const found = await applyEdits(c.var.tenant, { modelId, uploadId });
    c.header("Location", new URL(c.req.url).pathname.replace(/\/apply$/i, ""));
    return c.json(uploadBody(await translatorOf(c.req.raw), found), 202);
  });

  api.openapi(result, async (c) => {
    const { id: modelId, uploadId } = c.req.valid("param");
    const asked = { ...c.req.valid("query"), modelId, uploadId, language: languageOf(c.req.raw) };
    return fileOf(await downloadEditResult(c.var.tenant, asked));
  });

  api.openapi(remove, async (c) => {
    const { id: modelId, uploadId } = c.req.valid("param");
    await deleteEdits(c.var.tenant, { modelId, uploadId });
    return c.body(null, 204);
  });
}

type File = { stream: ReadableStream<Uint8Array>; contentType: string; fileName: string };
const fileOf = ({ stream, contentType, fileName }: File) =>
  new Response(stream, { headers: attachmentHeaders(fileName, contentType) });

const uploadBody = (t: Translate, { id, layout, problem, createdAt, endedAt, ...upload }: EditUpload) => ({
  uploadId: id,
  fileName: upload.fileName,
  status: upload.status,
  problem: problem && t(problem.key, problem.values),
  ignoredColumns: layout.ignored,
  documents: upload.documents,
  rows: upload.rows,
  counts: upload.counts,
  createdOn: createdAt.toISOString(),
  endedOn: endedAt?.toISOString() ?? null,
});

const rowBody = (t: Translate, { number, problems, ...told }: ReportedRow) => ({
  row: number,
  ...told,
  problems: problems.map(({ field, key, values }) => ({
    field: field || null,
    code: key,
    detail: t(key, values),
  })),
});
