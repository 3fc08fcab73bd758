import { createRoute, z } from "@hono/zod-openapi";
import type { ErpSendingDetails } from "~/domain/erp/erp-sending";
import { getDocument } from "~/operations/documents/get";
import { deleteErpConnection } from "~/operations/erp/delete-settings";
import { editErpSettings } from "~/operations/erp/edit-settings";
import { getSending } from "~/operations/erp/get-sending";
import { getErpSettings } from "~/operations/erp/get-settings";
import { listErpCompanies } from "~/operations/erp/list-companies";
import { listSendings } from "~/operations/erp/list-sendings";
import { sendToErp } from "~/operations/erp/send";
import { testErp } from "~/operations/erp/test";
import { openErpQueue } from "~/platform/erp/erp-queue";
import { erpSystemsOf } from "~/platform/erp/open-erp-systems";
import type { Api, ApiContext } from "./api-environment";
import { translatorOf } from "./api-language";
import { idsBody, idsOf, outcomes } from "./document-action-schemas";
import { documentParams } from "./document-schemas";
import {
  erpCompany,
  erpConnectionBody,
  erpSending,
  erpSendings,
  erpSettings,
  erpSettingsBody,
  sendingsQuery,
} from "./erp-schemas";
import { modelParams } from "./models";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("ERP");
const params = { params: modelParams };
const settingsPath = "/api/TenantAIModels/{id}/erpSettings" as const;
const documentsPath = "/api/TenantAIModels/{id}/documents" as const;
const companies = z.object({ items: z.array(erpCompany) });

const get = createRoute({
  method: "get",
  path: settingsPath,
  ...shared,
  summary: "Get the connection of a model to Dynamics 365",
  request: params,
  responses: { 200: jsonResponse("Null: there is none.", erpSettings.nullable()), ...errorResponses(404) },
});

const put = createRoute({
  method: "put",
  path: settingsPath,
  ...shared,
  summary: "Save the connection of a model to Dynamics 365",
  description: "Signs in, and looks for the company and the account, before anything is saved.",
  request: { ...params, body: bodyOf(erpSettingsBody) },
  responses: {
    200: jsonResponse("The new revision.", z.object({ revision: z.number().int() })),
    ...errorResponses(400, 404, 409, 415),
  },
});

const remove = createRoute({
  method: "delete",
  path: settingsPath,
  ...shared,
  summary: "Remove the connection of a model to Dynamics 365",
  request: params,
  responses: { 204: { description: "Done." }, ...errorResponses(404) },
});

const test = createRoute({
  method: "post",
  path: `${settingsPath}/test`,
  ...shared,
  summary: "Test the saved connection",
  request: params,
  responses: { 200: jsonResponse("The company that was found.", erpCompany), ...errorResponses(404) },
});

const list = createRoute({
  method: "post",
  path: `${settingsPath}/companies`,
  ...shared,
  summary: "List the companies that an application may see",
  request: { ...params, body: bodyOf(erpConnectionBody) },
  responses: { 200: jsonResponse("The companies.", companies), ...errorResponses(400, 404, 415) },
});

const send = createRoute({
  method: "post",
  path: `${documentsPath}/sendToErp`,
  ...shared,
  summary: "Send approved documents to the model's ERP system",
  description:
    "Processed by a queue; each document's `erp` shows the state. Sending a document again does not create a second one there.",
  request: { ...params, body: bodyOf(idsBody) },
  responses: { 202: jsonResponse("The result for each document.", outcomes), ...errorResponses(400, 415) },
});

const one = createRoute({
  method: "get",
  path: `${documentsPath}/{docId}/erp`,
  ...shared,
  summary: "Get the outcome of sending a document to the ERP system",
  request: { params: documentParams },
  responses: { 200: jsonResponse("Null: it was not sent.", erpSending.nullable()), ...errorResponses(404) },
});

const sendings = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/erpSendings",
  ...shared,
  summary: "List the outcomes of sending a model's documents",
  description: "Only those of one state, the latest request first.",
  request: { ...params, query: sendingsQuery },
  responses: {
    200: jsonResponse("A page, and the counts of all states.", erpSendings),
    ...errorResponses(400, 404),
  },
});

const withErp = (c: ApiContext) => ({ ...c.var.tenant, erp: erpSystemsOf(c.env) });

/** Routes of the connection to an ERP system, and of what is sent there. */
export function addErp(api: Api): void {
  api.openapi(get, async (c) => {
    const { settings } = await getErpSettings(c.var.tenant, { modelId: c.req.valid("param").id });
    if (!settings) return c.json(null, 200);
    const { updatedAt, ...rest } = settings;
    return c.json({ ...rest, updatedOn: updatedAt.toISOString() }, 200);
  });

  api.openapi(put, async (c) => {
    const wanted = { modelId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(await editErpSettings(withErp(c), wanted), 200);
  });

  api.openapi(remove, async (c) => {
    await deleteErpConnection(c.var.tenant, { modelId: c.req.valid("param").id });
    return c.body(null, 204);
  });

  api.openapi(test, async (c) =>
    c.json(await testErp(withErp(c), { modelId: c.req.valid("param").id }), 200),
  );

  api.openapi(list, async (c) => {
    const wanted = { modelId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json({ items: await listErpCompanies(withErp(c), wanted) }, 200);
  });

  api.openapi(send, async (c) => {
    const asked = { modelId: c.req.valid("param").id, documentIds: idsOf(c.req.valid("json")) };
    const context = { ...c.var.tenant, erpQueue: openErpQueue(c.env.ERP_QUEUE) };
    return c.json({ items: await sendToErp(context, asked) }, 202);
  });

  api.openapi(one, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const { sending } = await getSending(c.var.tenant, { modelId, documentId });
    if (!sending) {
      // A missing document is a different answer from one that nobody sent.
      await getDocument(c.var.tenant, { modelId, documentId, rows: { first: 0, count: 0 } });
      return c.json(null, 200);
    }
    return c.json(writtenSending(sending, await translatorOf(c.req.raw)), 200);
  });

  api.openapi(sendings, async (c) => {
    const wanted = { modelId: c.req.valid("param").id, ...c.req.valid("query") };
    const { items, counts, nextCursor } = await listSendings(c.var.tenant, wanted);
    const t = await translatorOf(c.req.raw);
    const written = items.map(({ documentId, fileName, ...sending }) => ({
      documentId,
      fileName,
      ...writtenSending(sending, t),
    }));
    return c.json({ items: written, counts, nextCursor }, 200);
  });
}

type Translate = Awaited<ReturnType<typeof translatorOf>>;

function writtenSending(sending: ErpSendingDetails, t: Translate) {
  const { problem, detail, requestedAt, nextAt, doneAt, ...rest } = sending;
  const values = { detail: detail ?? "", ours: rest.ourTotal ?? "", theirs: rest.theirTotal ?? "" };
  return {
    ...rest,
    problem: problem && t(problem, values),
    requestedOn: requestedAt.toISOString(),
    nextTryOn: nextAt?.toISOString() ?? null,
    doneOn: doneAt?.toISOString() ?? null,
  };
}
