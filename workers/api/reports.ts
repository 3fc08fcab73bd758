import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { AppError } from "~/domain/errors/app-error";
import { maxRowsInRequest, type ReportFileDetails, reportFileStates } from "~/domain/reports/report-file";
import { exportFormats } from "~/domain/reports/report-inputs";
import { type ReportTable, reportNames } from "~/domain/reports/report-list";
import { metricsOf } from "~/domain/reports/standing";
import { attachmentHeaders } from "~/http/attachment";
import { siteOriginOf } from "~/http/site-origin";
import type { Language } from "~/locales/languages";
import { wordedCell } from "~/locales/report-cell";
import { requestReportFile } from "~/operations/reports/ask-file";
import { countDocumentsByDay } from "~/operations/reports/count-documents";
import { downloadReportFile } from "~/operations/reports/download-file";
import { exportReport } from "~/operations/reports/export";
import { getReport } from "~/operations/reports/get";
import { getReportFile } from "~/operations/reports/get-file";
import { sendReport } from "~/operations/reports/send";
import { openReportFiles } from "~/platform/report-files";
import type { Api, ApiEnvironment } from "./api-environment";
import { languageOf, translatorOf } from "./api-language";
import { modelParams } from "./models";
import { downloadResponse, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Reports");

const day = "`yyyy-mm-dd` or `mm/dd/yyyy`, taken in. Empty and 1900-01-01 mean none.";
const period = z.object({
  startDate: z
    .string()
    .optional()
    .openapi({ description: `${day} Thirty days before the end without one.` }),
  endDate: z
    .string()
    .optional()
    .openapi({ description: `${day} Today without one.` }),
});
const paged = period.extend({
  cursor: z.string().max(200).optional().openapi({ description: "`nextCursor` of the previous page." }),
});
const typed = modelParams.extend({
  type: z
    .string()
    .max(20)
    .openapi({ description: "`DateRange` for a row per day, `Monthly` for a row per month." }),
});
const formatOf = (name: string) =>
  period.extend({
    [name]: z.string().optional().openapi({ description: "`csv` (the default), `xlsx` or `json`." }),
  });

const metricsRow = z
  .object({
    date: z.string().openapi({ description: "The day or month that the documents were received in." }),
    errorCount: z.number().int(),
    failedCount: z.number().int(),
    forTrainingCount: z.number().int(),
    submittedCount: z.number().int(),
    successCount: z.number().int(),
    userEditedCount: z.number().int(),
    waitingCount: z.number().int(),
    totalCount: z.number().int().openapi({ description: "The sum of the other counts." }),
  })
  .openapi("MetricsRow");

const from = z.string().openapi({ description: "The first day." });
const to = z.string().openapi({ description: "The last day." });
const rows = z
  .object({
    from,
    to,
    items: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
    nextCursor: z.string().nullable(),
  })
  .openapi("ReportRows");

const root = "/api/TenantAIModels/{id}";

const metrics = createRoute({
  method: "get",
  path: `${root}/metrics/{type}`,
  ...shared,
  summary: "Count the documents received in a period by status, by day or month",
  request: { params: typed, query: period },
  responses: {
    200: jsonResponse("The counts.", z.object({ from, to, items: z.array(metricsRow) })),
    ...errorResponses(404),
  },
});

const tableRoute = (path: string, summary: string, params: typeof modelParams | typeof typed = modelParams) =>
  createRoute({
    method: "get",
    path: `${root}/${path}`,
    ...shared,
    summary,
    request: { params: params as typeof modelParams, query: paged },
    responses: {
      200: jsonResponse("The rows, with the names of the columns as keys.", rows),
      ...errorResponses(404),
    },
  });

const email = tableRoute("Reports/documents/email", "Report what was received by e-mail, for all models");
const documents = tableRoute(
  "Reports/documents/{type}",
  "Report documents by status, by day or month",
  typed,
);
const fields = tableRoute("Reports/FieldWiseReport", "Report the outcome of each field");
const origins = tableRoute("Reports/LMOcr", "Report where values came from and how many were right");

const validation = tableRoute(
  "Reports/aIValidationReport",
  "Report what was read for each field, which checks failed, and what a person changed",
);

const billing = createRoute({
  method: "get",
  path: `${root}/Reports/billing/{type}`,
  ...shared,
  summary: "Report what was counted for billing and the bills, for all models",
  request: {
    params: typed,
    query: paged.extend({
      currencyId: z.string().max(3).optional().openapi({ description: "Only bills in this currency." }),
    }),
  },
  responses: {
    200: jsonResponse("The rows, with the names of the columns as keys.", rows),
    ...errorResponses(404),
  },
});

const file = downloadResponse(
  ["text/csv", "application/json", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  "The file, streamed.",
  z.unknown(),
);

const download = createRoute({
  method: "get",
  path: `${root}/Reports/download`,
  ...shared,
  summary: "Download documents by status as CSV, XLSX or JSON",
  request: { params: modelParams, query: formatOf("format") },
  responses: { 200: file, ...errorResponses(404) },
});

const fileState = z
  .object({
    id: z.string(),
    report: z.enum(reportNames),
    from,
    to,
    format: z.enum(exportFormats),
    state: z.enum(reportFileStates),
    problem: z.string().nullable(),
    done: z.number().int().openapi({ description: "Rows written so far." }),
    total: z.number().int().openapi({ description: "About how many rows there will be." }),
    byteSize: z.number().int().nullable(),
    requestedAt: z.string(),
    expiresAt: z.string().nullable().openapi({ description: "Until when the file can be downloaded." }),
    url: z.string().nullable().openapi({ description: "Where the file is, once `state` is `ready`." }),
  })
  .openapi("ReportFile");
const accepted = {
  ...jsonResponse("The file is being written.", fileState),
  headers: { Location: { schema: { type: "string" as const }, description: "The address of the progress." } },
};

const edited = createRoute({
  method: "get",
  path: `${root}/Reports/FieldWiseEditedResults/DateRange/download`,
  ...shared,
  summary: "Download the values that people changed in a period as CSV, XLSX or JSON",
  description: `More than ${maxRowsInRequest} rows are made into a file in the background: the answer is 202, and \`Location\` is where to ask how far it is. Repeating the call meanwhile starts nothing else.`,
  request: { params: modelParams, query: formatOf("exportFormat") },
  responses: { 200: file, 202: accepted, ...errorResponses(404) },
});

const fileParams = modelParams.extend({ fileId: z.string().max(100) });

const askFile = createRoute({
  method: "post",
  path: `${root}/Reports/files`,
  ...shared,
  summary: "Write a report to a file in the background",
  description:
    "For reports of any length. The file is kept for seven days. Repeating the call while the file is being written does not start another one.",
  request: {
    params: modelParams,
    body: {
      content: {
        "application/json": {
          schema: period
            .extend({
              report: z.enum(reportNames),
              format: z.enum(exportFormats).optional().openapi({ description: "Default `csv`." }),
            })
            .openapi("ReportFileRequest"),
        },
      },
    },
  },
  responses: { 202: accepted, ...errorResponses(404) },
});

const getFile = createRoute({
  method: "get",
  path: `${root}/Reports/files/{fileId}`,
  ...shared,
  summary: "Get the progress of a report's file",
  request: { params: fileParams },
  responses: { 200: jsonResponse("The file.", fileState), ...errorResponses(404) },
});

const fileContent = createRoute({
  method: "get",
  path: `${root}/Reports/files/{fileId}/content`,
  ...shared,
  summary: "Download a report's file",
  request: { params: fileParams },
  responses: { 200: file, ...errorResponses(404) },
});

const sendStatus = createRoute({
  method: "get",
  path: `${root}/SendDocumentStatusReportEmail`,
  ...shared,
  summary: "Send documents by status by e-mail",
  description: "The same request within a minute does not send it again.",
  request: {
    params: modelParams,
    query: period.extend({
      toEmail: z.string().max(254).optional().openapi({ description: "Needed." }),
      ccEmails: z.string().max(3_000).optional().openapi({ description: "Up to 10, separated by commas." }),
    }),
  },
  responses: {
    200: jsonResponse("To whom it was sent.", z.object({ recipients: z.array(z.string()) })),
    ...errorResponses(404),
  },
});

type Asked = Parameters<typeof getReport>[1];
type AskedFile = Record<string, unknown>;
type Translate = Awaited<ReturnType<typeof translatorOf>>;

const shownFile = ({ modelId: _model, ...kept }: ReportFileDetails, path: string, t: Translate) => ({
  ...kept,
  problem: kept.problem && t(kept.problem),
  requestedAt: kept.requestedAt.toISOString(),
  expiresAt: kept.expiresAt?.toISOString() ?? null,
  url: kept.state === "ready" ? `${path}/content` : null,
});

/** Routes of figures and reports. */
export function addReports(api: Api): void {
  api.openapi(metrics, async (c) => {
    const { id: modelId, type } = c.req.valid("param");
    const query = { modelId, by: stepOf(type), ...c.req.valid("query") };
    const { scope, rows: counted } = await countDocumentsByDay(c.var.tenant, query);
    const items = counted.map(({ bucket, ...counts }) => ({ date: bucket, ...metricsOf(counts) }));
    return c.json({ from: scope.from, to: scope.to, items }, 200);
  });
  const answered = async (c: Context<ApiEnvironment>, asked: Asked, currency?: string) => {
    const { scope, table } = await getReport(c.var.tenant, asked);
    const kept = currency ? inCurrency(table, currency) : table;
    const items = itemsOf(kept, languageOf(c.req.raw));
    return { from: scope.from, to: scope.to, items, nextCursor: table.next };
  };
  // The fixed path stands before the one with a word in its place.
  for (const [route, report] of [
    [email, "email"],
    [fields, "fields"],
    [origins, "origins"],
    [validation, "validation"],
  ] as const)
    api.openapi(route, async (c) => {
      const modelId = c.req.valid("param").id;
      return c.json(await answered(c, { modelId, report, ...c.req.valid("query") }), 200);
    });
  api.openapi(documents, async (c) => {
    const { id: modelId } = c.req.valid("param");
    const by = stepOf(c.req.param("type") ?? "");
    return c.json(await answered(c, { modelId, by, report: "documents", ...c.req.valid("query") }), 200);
  });
  api.openapi(billing, async (c) => {
    const { id: modelId, type } = c.req.valid("param");
    const { currencyId, ...query } = c.req.valid("query");
    const asked = { modelId, by: stepOf(type), report: "billing" as const, ...query };
    return c.json(await answered(c, asked, currencyId), 200);
  });
  const fileAnswerOf = async (c: Context<ApiEnvironment>, modelId: string, fileId: string) => {
    const kept = await getReportFile(c.var.tenant, { modelId, fileId });
    const t = await translatorOf(c.req.raw);
    const path = `/api/TenantAIModels/${modelId}/Reports/files/${fileId}`;
    return { path, body: shownFile(kept, path, t) };
  };
  const acceptedFile = async (c: Context<ApiEnvironment>, modelId: string, asked: AskedFile) => {
    const context = { ...c.var.tenant, reportFiles: openReportFiles(c.env.EXTRACTION) };
    const wanted = { modelId, ...asked, site: siteOriginOf(c.env, c.req.raw) };
    const { fileId } = await requestReportFile(context, wanted as Parameters<typeof requestReportFile>[1]);
    const { path, body } = await fileAnswerOf(c, modelId, fileId);
    c.header("Location", path);
    return c.json(body, 202);
  };
  const sentFile = async (c: Context<ApiEnvironment>, asked: Parameters<typeof exportReport>[1]) => {
    const made = await exportReport(c.var.tenant, asked);
    if (!made) return null;
    return new Response(made.stream, { headers: attachmentHeaders(made.fileName, made.contentType) });
  };
  api.openapi(download, async (c) => {
    const modelId = c.req.valid("param").id;
    const language = languageOf(c.req.raw);
    const asked = { language, report: "documents", ...c.req.valid("query") };
    return ((await sentFile(c, { modelId, ...asked } as never)) ?? acceptedFile(c, modelId, asked)) as never;
  });
  api.openapi(edited, async (c) => {
    const modelId = c.req.valid("param").id;
    const { exportFormat: format, ...query } = c.req.valid("query") as Record<string, string>;
    const language = languageOf(c.req.raw);
    const asked = { language, report: "edited", format, ...query };
    return ((await sentFile(c, { modelId, ...asked } as never)) ?? acceptedFile(c, modelId, asked)) as never;
  });
  api.openapi(askFile, (c) => {
    const modelId = c.req.valid("param").id;
    return acceptedFile(c, modelId, { language: languageOf(c.req.raw), ...c.req.valid("json") });
  });
  api.openapi(getFile, async (c) => {
    const { id: modelId, fileId } = c.req.valid("param");
    return c.json((await fileAnswerOf(c, modelId, fileId)).body, 200);
  });
  api.openapi(fileContent, async (c) => {
    const { id: modelId, fileId } = c.req.valid("param");
    const made = await downloadReportFile(c.var.tenant, { modelId, fileId });
    return new Response(made.stream, {
      headers: attachmentHeaders(made.fileName, made.contentType),
    }) as never;
  });
  api.openapi(sendStatus, async (c) => {
    const sent = await sendReport(c.var.tenant, {
      modelId: c.req.valid("param").id,
      report: "documents",
      language: languageOf(c.req.raw),
      site: siteOriginOf(c.env, c.req.raw),
      ...c.req.valid("query"),
    } as Parameters<typeof sendReport>[1]);
    return c.json(sent, 200);
  });
}

function stepOf(type: string): "day" | "month" {
  const asked = type.toLowerCase();
  if (["daterange", "day", "daily"].includes(asked)) return "day";
  if (["monthly", "month"].includes(asked)) return "month";
  throw new AppError("invalid", "reports.error.not-a-step", { field: "type" });
}

function inCurrency(table: ReportTable, currency: string): ReportTable {
  const place = table.columns.findIndex(({ key }) => key === "currencyId");
  const wanted = currency.toUpperCase();
  return { ...table, rows: table.rows.filter((row) => row[place] === null || row[place] === wanted) };
}

const itemsOf = ({ columns, rows: cells }: ReportTable, language: Language) =>
  cells.map((row) =>
    Object.fromEntries(
      columns.map(({ key, kind }, index) => {
        return [key, wordedCell({ kind }, row[index] ?? null, language)];
      }),
    ),
  );
