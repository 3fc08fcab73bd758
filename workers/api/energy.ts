import { createRoute, z } from "@hono/zod-openapi";
import { type BillFinding, sentenceOfFinding } from "~/domain/energy/bill-findings";
import { severities } from "~/domain/energy/check-outcome";
import { chargeTypes, commodities, units } from "~/domain/energy/descriptor";
import { perDay } from "~/domain/energy/energy-bill";
import { attachmentHeaders } from "~/http/attachment";
import type { Translate } from "~/locales/translate";
import { checkEnergyBills } from "~/operations/energy/check-direct";
import { describeLines } from "~/operations/energy/describe";
import { exportCapCsv } from "~/operations/energy/export-cap-csv";
import { exportCapZip } from "~/operations/energy/export-cap-zip";
import { exportEnergyValidations } from "~/operations/energy/export-validations";
import { listEnergyAccounts } from "~/operations/energy/list-accounts";
import { listDescriptors } from "~/operations/energy/list-descriptors";
import { listEnergyValidations } from "~/operations/energy/list-validations";
import type { CheckedBill } from "~/operations/energy/steps/check-bills";
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

const shared = routeDefaults("Energy bills");
const text = (description: string) => z.string().optional().openapi({ description });
const number = z.number().nullable();
const { cursor } = pageQuery("Bills");
const severity = text(`Only outcomes of this severity: ${severities.join(", ")}.`);

const outcome = z
  .object({
    check: z.number().int().openapi({ description: "1 to 20." }),
    name: z.string(),
    severity: z.enum(severities).openapi({
      description: "`unknown`: what the check compares with is missing, such as an earlier bill.",
    }),
    message: z.string(),
  })
  .openapi("EnergyCheckOutcome");

const finding = z
  .object({
    kind: z.enum(["rule", "embedded"]),
    field: z.string().nullable(),
    severity: z.enum(["warning", "severe"]),
    message: z.string(),
  })
  .openapi("EnergyBillFinding");

const bill = z
  .object({
    documentId: z.string(),
    fileName: z.string(),
    row: z.number().int().openapi({ description: "A bill has one row per meter and commodity." }),
    invoiceNumber: z.string().nullable(),
    supplier: z.string(),
    account: z.string(),
    meter: z.string(),
    commodity: z.enum(commodities).nullable(),
    periodStart: z.string().nullable(),
    periodEnd: z.string().nullable(),
    usage: number,
    usageUnit: z.string(),
    usagePerDay: number,
    costPerDay: number,
    outcomes: z.array(outcome),
    findings: z.array(finding).openapi({
      description:
        "Other findings on the bill, on the first row of its document: rules of the organization that are not met, and data in the file that differ from the page.",
    }),
  })
  .openapi("CheckedEnergyBill");

const contents = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/ErrorValidationContents",
  ...shared,
  summary: "List what the 20 checks of energy bills found, newest bill first",
  description:
    "Bills are compared with approved and released bills of the same supplier, account and meter. Filtered by severity, a page can have fewer bills than `size`.",
  request: {
    params: modelParams,
    query: z.object({
      ...filterQuery,
      severity,
      cursor,
      size: text("Documents per page: 1 to 50; default 20."),
    }),
  },
  responses: {
    200: jsonResponse(
      "A page of bills.",
      z.object({ items: z.array(bill), nextCursor: z.string().nullable() }),
    ),
    ...errorResponses(400, 404),
  },
});

const report = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/ErrorValidationsReport",
  ...shared,
  summary: "Download what the checks of energy bills found, one row per bill and check",
  request: {
    params: modelParams,
    query: z.object({ ...filterQuery, severity, format: text("csv, json or xlsx; default csv.") }),
  },
  responses: {
    200: tableResponse,
    ...errorResponses(404),
  },
});

const settledOnly = "Without `status`, approved and released documents only.";
const capCsv = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/DownloadEnergyCapCsvResult",
  ...shared,
  summary: "Download energy bills in the EnergyCAP import format",
  description: `${settledOnly} More than 5,000 rows come as a ZIP file with several CSV files.`,
  request: { params: modelParams, query: z.object(filterQuery) },
  responses: { 200: downloadResponse(["text/csv", "application/zip"]), ...errorResponses(404) },
});
const flag = (description: string) => text(`true: ${description} Default false.`);
const capZip = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/DownloadEnergyCapCsvZip",
  ...shared,
  summary: "Download energy bills in the EnergyCAP import format as a ZIP file",
  description: settledOnly,
  request: {
    params: modelParams,
    query: z.object({
      ...filterQuery,
      includeJson: flag("with the JSON of each document."),
      includeOriginalFile: flag("with the original file of each document."),
    }),
  },
  responses: { 200: downloadResponse("application/zip"), ...errorResponses(404) },
});

const accounts = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/EnergyAccounts",
  ...shared,
  summary: "List the accounts of energy bills",
  request: {
    params: modelParams,
    query: z.object({ after: text("`next` of a response."), size: text("1 to 50; default 20.") }),
  },
  responses: {
    200: jsonResponse(
      "A page of accounts.",
      z.object({
        items: z.array(
          z
            .object({
              id: z.string(),
              supplier: z.string(),
              account: z.string(),
              opensOn: z.string().nullable(),
              closesOn: z.string().nullable(),
              unitPrice: number,
            })
            .openapi("EnergyAccount"),
        ),
        next: z.string().nullable(),
      }),
    ),
    ...errorResponses(404),
  },
});

const direct = createRoute({
  method: "post",
  path: "/api/TenantAIModels/EnergyBills/direct",
  ...shared,
  summary: "Check the energy bills in a JSON file in our export format; nothing is stored",
  description:
    "The form holds one part `file`: a document, or an array of documents, as the JSON export writes them; values can also be plain. If the file is not valid, a 422 says where.",
  request: {
    query: z.object({
      tenantAIModelId: text("The model with whose bills they are compared; without it, history is unknown."),
    }),
  },
  responses: {
    200: jsonResponse("The checked bills.", z.object({ items: z.array(bill) })),
    ...errorResponses(400, 404, 415),
  },
});

const described = z
  .object({
    line: z
      .string()
      .openapi({ description: "The line as on the bill; digits and punctuation do not count." }),
    commodity: z.enum(commodities).nullable(),
    chargeType: z.enum(chargeTypes),
    unit: z.enum(units),
    heading: z
      .string()
      .openapi({ description: "The export column of the amount: TYPE:UNIT:LABEL, or empty." }),
    quantityHeading: z.string().openapi({ description: "The export column of the quantity, or empty." }),
  })
  .openapi("BillDescriptor");

const descriptions = createRoute({
  method: "get",
  path: "/api/TenantAIModels/EnergyBills/itemDescriptions",
  ...shared,
  summary: "List what lines of energy bills mean, or the lines that no one has described yet",
  request: {
    query: z.object({
      described: text("true: those described; default: those waiting."),
      after: text("`next` of a response."),
      size: text("1 to 200; default 50."),
    }),
  },
  responses: {
    200: jsonResponse(
      "A page of lines.",
      z.object({
        items: z.array(described.extend({ id: z.string(), supplier: z.string(), described: z.boolean() })),
        next: z.string().nullable(),
      }),
    ),
    ...errorResponses(),
  },
});

const describe = createRoute({
  method: "put",
  path: "/api/TenantAIModels/EnergyBills/itemDescriptions",
  ...shared,
  summary: "Describe lines of energy bills",
  request: { body: bodyOf(z.object({ items: z.array(described).min(1).max(500) })) },
  responses: {
    200: jsonResponse("How many.", z.object({ described: z.number().int() })),
    ...errorResponses(400, 415),
  },
});

/** The body of an upload for the OpenAPI document. */
export const energyBody = uploadBodyOf(direct.path);

/** Routes of energy bills. */
export function addEnergy(api: Api): void {
  api.openapi(contents, async (c) => {
    const modelId = c.req.valid("param").id;
    const asked = { ...c.req.valid("query"), modelId } as Parameters<typeof listEnergyValidations>[1];
    const { items, nextCursor } = await listEnergyValidations(c.var.tenant, asked);
    const t = await translatorOf(c.req.raw);
    return c.json({ items: items.map((item) => billBody(t, item)), nextCursor }, 200);
  });

  api.openapi(report, async (c) => {
    const asked = {
      ...c.req.valid("query"),
      modelId: c.req.valid("param").id,
      language: languageOf(c.req.raw),
    };
    return fileResponse(
      await exportEnergyValidations(c.var.tenant, asked as Parameters<typeof exportEnergyValidations>[1]),
    );
  });

  api.openapi(capCsv, async (c) => {
    const asked = { ...c.req.valid("query"), modelId: c.req.valid("param").id };
    return fileResponse(await exportCapCsv(c.var.tenant, asked as Parameters<typeof exportCapCsv>[1]));
  });

  api.openapi(capZip, async (c) => {
    const asked = { ...c.req.valid("query"), modelId: c.req.valid("param").id };
    return fileResponse(await exportCapZip(c.var.tenant, asked as Parameters<typeof exportCapZip>[1]));
  });

  api.openapi(accounts, async (c) => {
    const asked = { ...c.req.valid("query"), modelId: c.req.valid("param").id };
    return c.json(await listEnergyAccounts(c.var.tenant, asked), 200);
  });

  api.openapi(direct, async (c) => {
    const { bytes } = await readUpload(c.req.raw);
    const modelId = c.req.valid("query").tenantAIModelId;
    const items = await checkEnergyBills(c.var.tenant, { modelId, bytes });
    const t = await translatorOf(c.req.raw);
    return c.json({ items: items.map((item) => billBody(t, item)) }, 200);
  });

  api.openapi(descriptions, async (c) => {
    const { items, next } = await listDescriptors(c.var.tenant, c.req.valid("query"));
    const lines = items.map(({ words: _, shown, ...item }) => ({ line: shown, ...item }));
    return c.json({ items: lines, next }, 200);
  });

  api.openapi(describe, async (c) =>
    c.json(await describeLines(c.var.tenant, { descriptors: c.req.valid("json").items }), 200),
  );
}

type File = { stream: ReadableStream<Uint8Array>; contentType: string; fileName: string };

/** A file as the API answers it. */
const fileResponse = ({ stream, contentType, fileName }: File) =>
  new Response(stream, { headers: attachmentHeaders(fileName, contentType) });

function billBody(
  t: Translate,
  { bill, outcomes, findings = [] }: CheckedBill & { findings?: BillFinding[] },
) {
  const { documentId, fileName, row, supplier, account, meter, commodity, usage, usageUnit } = bill;
  const day = perDay(bill);
  return {
    documentId,
    fileName,
    row,
    supplier,
    account,
    meter,
    commodity,
    usage,
    usageUnit,
    invoiceNumber: bill.number,
    periodStart: bill.start,
    periodEnd: bill.end,
    usagePerDay: day.usage,
    costPerDay: day.cost,
    outcomes: outcomes.map(({ check, severity, values }) => ({
      check,
      name: t(`energy.check.${check}`),
      severity,
      message:
        severity === "pass"
          ? ""
          : t(severity === "unknown" ? "energy.unknown" : `energy.finding.${check}`, values),
    })),
    findings: findings.map((one) => ({
      kind: one.kind,
      field: one.field,
      severity: one.severity,
      message: sentenceOfFinding(t, one),
    })),
  };
}
