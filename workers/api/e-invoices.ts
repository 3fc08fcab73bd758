import { createRoute, z } from "@hono/zod-openapi";
import type { EInvoiceFormat, EInvoiceProfile } from "~/domain/e-invoice/e-invoice";
import { noDetails, type PartyDetails } from "~/domain/e-invoice/party-details";
import { attachmentHeaders } from "~/http/attachment";
import { deleteEInvoiceParty } from "~/operations/e-invoices/delete-party";
import { editEInvoiceSettings } from "~/operations/e-invoices/edit-settings";
import { getEInvoice } from "~/operations/e-invoices/get";
import { getEInvoiceSettings } from "~/operations/e-invoices/get-settings";
import { listEInvoiceParties } from "~/operations/e-invoices/list-parties";
import { saveEInvoiceParty } from "~/operations/e-invoices/save-party";
import { writeEInvoice } from "~/operations/e-invoices/write";
import { pdfCarrier } from "~/platform/e-invoice/pdf-carrier";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { documentParams } from "./document-schemas";
import { eInvoiceProblemBody } from "./e-invoice-problem-body";
import {
  eInvoiceCheck,
  eInvoiceFileQuery,
  eInvoiceQuery,
  eInvoiceSettings,
  party,
  partyBody,
} from "./e-invoice-schemas";
import { modelParams } from "./models";
import { bodyOf, downloadResponse, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("E-invoices");
const documentPath = "/api/TenantAIModels/{id}/documents/{docId}/eInvoice" as const;
const settingsPath = "/api/TenantAIModels/{id}/eInvoiceSettings" as const;
const partiesPath = "/api/eInvoiceParties" as const;
const partyPath = "/api/eInvoiceParties/{partyKey}" as const;

const file = createRoute({
  method: "get",
  path: documentPath,
  ...shared,
  summary: "Download the e-invoice of an approved document: UBL, CII, or a PDF with CII",
  description:
    "409 with the names of the rules when the document is not approved, or does not meet them yet.",
  request: { params: documentParams, query: eInvoiceFileQuery },
  responses: { 200: downloadResponse(["application/xml", "application/pdf"]), ...errorResponses(404, 409) },
});

const check = createRoute({
  method: "get",
  path: `${documentPath}/check`,
  ...shared,
  summary: "Check a document against the rules of e-invoices",
  description:
    "Lists each broken rule with its business terms, and the details of the parties that would satisfy it.",
  request: { params: documentParams, query: eInvoiceQuery },
  responses: { 200: jsonResponse("What has to be corrected first.", eInvoiceCheck), ...errorResponses(404) },
});

const list = createRoute({
  method: "get",
  path: partiesPath,
  ...shared,
  summary: "List the saved details of sellers and buyers for e-invoices",
  request: {
    query: z.object({
      after: z.string().optional().openapi({ description: "`next` of the previous page." }),
      size: z.string().optional().openapi({ description: "Parties per page: 1 to 200; default 50." }),
    }),
  },
  responses: {
    200: jsonResponse(
      "The parties by key; `next` is null at the end.",
      z.object({ items: z.array(party), next: z.string().nullable() }),
    ),
    ...errorResponses(),
  },
});

const save = createRoute({
  method: "put",
  path: partiesPath,
  ...shared,
  summary: "Save details of a seller or buyer",
  description:
    "A party is identified by its tax number, or by its name when it has none. `revision` is the one that was read, 0 for a new party; 409 if it has been saved since.",
  request: { body: bodyOf(partyBody) },
  responses: {
    200: jsonResponse(
      "The key and the new revision.",
      z.object({ partyKey: z.string(), revision: z.number().int() }),
    ),
    ...errorResponses(400, 409, 415),
  },
});

const forget = createRoute({
  method: "delete",
  path: partyPath,
  ...shared,
  summary: "Delete the details of a seller or buyer",
  request: {
    params: z.object({ partyKey: z.string().max(130).openapi({ description: "The key of the party." }) }),
  },
  responses: { 204: { description: "Done." }, ...errorResponses(404) },
});

const getSettings = createRoute({
  method: "get",
  path: settingsPath,
  ...shared,
  summary: "Get which e-invoice is stored beside the files of a model's releases",
  request: { params: modelParams },
  responses: { 200: jsonResponse("The settings.", eInvoiceSettings), ...errorResponses(404) },
});

const putSettings = createRoute({
  method: "put",
  path: settingsPath,
  ...shared,
  summary: "Set which e-invoice is stored beside the files of a model's releases",
  request: { params: modelParams, body: bodyOf(eInvoiceSettings) },
  responses: { 204: { description: "Done." }, ...errorResponses(400, 404, 415) },
});

/** Routes of e-invoices and of what is remembered for them. */
export function addEInvoices(api: Api): void {
  api.openapi(file, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const { profile, format } = c.req.valid("query");
    const { fileName, contentType, bytes } = await writeEInvoice(
      { ...c.var.tenant, pdfs: pdfCarrier },
      {
        modelId,
        documentId,
        ...(profile && { profile: profile as EInvoiceProfile }),
        ...(format && { format: format as EInvoiceFormat }),
      },
    );
    return new Response(new Uint8Array(bytes), { headers: attachmentHeaders(fileName, contentType) });
  });

  api.openapi(check, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const { profile } = c.req.valid("query");
    const asked = { modelId, documentId, ...(profile && { profile: profile as EInvoiceProfile }) };
    const { invoice, problems, parties, isSettled } = await getEInvoice(c.var.tenant, asked);
    const t = await translatorOf(c.req.raw);
    const shown = (one: (typeof parties)["seller"]) => ({
      ...one,
      name: one.name ?? "",
      taxNumber: one.taxNumber ?? "",
    });
    return c.json(
      {
        profile: invoice.profile,
        approved: isSettled,
        ready: isSettled && problems.length === 0,
        problems: problems.map((problem) => eInvoiceProblemBody(t, problem)),
        seller: shown(parties.seller),
        buyer: shown(parties.buyer),
      },
      200,
    );
  });

  api.openapi(list, async (c) => {
    const { after, size } = c.req.valid("query");
    const asked = { ...(after && { after }), ...(size && { limit: Number(size) }) };
    const { parties, next } = await listEInvoiceParties(c.var.tenant, asked);
    const items = parties.map(({ updatedAt, tenantId: _, ...one }) => ({
      ...one,
      updatedOn: updatedAt.toISOString(),
    }));
    return c.json({ items, next }, 200);
  });

  api.openapi(save, async (c) => {
    const { details, ...body } = c.req.valid("json");
    const said = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
    const wanted = { ...body, details: { ...noDetails, ...said } as PartyDetails };
    return c.json(await saveEInvoiceParty(c.var.tenant, wanted), 200);
  });

  api.openapi(forget, async (c) => {
    await deleteEInvoiceParty(c.var.tenant, c.req.valid("param"));
    return c.body(null, 204);
  });

  api.openapi(getSettings, async (c) => {
    const { profile, withPdf } = await getEInvoiceSettings(c.var.tenant, {
      modelId: c.req.valid("param").id,
    });
    return c.json({ profile, withPdf }, 200);
  });

  api.openapi(putSettings, async (c) => {
    await editEInvoiceSettings(c.var.tenant, { modelId: c.req.valid("param").id, ...c.req.valid("json") });
    return c.body(null, 204);
  });
}
