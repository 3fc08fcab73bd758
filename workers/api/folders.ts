import { createRoute, z } from "@hono/zod-openapi";
import { editFolder } from "~/operations/folders/edit";
import { getFolder } from "~/operations/folders/get";
import { removeFolder } from "~/operations/folders/remove";
import { testFolder } from "~/operations/folders/test";
import { openTransfer } from "../releases/deliver-batch";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { folderBody, folderServerBody, intakeFolder } from "./folder-schemas";
import { modelParams } from "./models";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Tenant AI models");
const params = { params: modelParams };
const path = "/api/TenantAIModels/{id}/intakeFolder" as const;

const get = createRoute({
  method: "get",
  path,
  ...shared,
  summary: "Get the FTP folder from which a model's documents are fetched",
  request: params,
  responses: { 200: jsonResponse("Null: there is none.", intakeFolder.nullable()), ...errorResponses(404) },
});

const put = createRoute({
  method: "put",
  path,
  ...shared,
  summary: "Save the FTP folder from which a model's documents are fetched",
  description: "The first check is within a minute. Each file gets an entry in the intake log.",
  request: { ...params, body: bodyOf(folderBody) },
  responses: {
    200: jsonResponse("The new revision.", z.object({ revision: z.number().int() })),
    ...errorResponses(400, 404, 409, 415),
  },
});

const remove = createRoute({
  method: "delete",
  path,
  ...shared,
  summary: "Stop fetching a model's documents from a folder",
  request: params,
  responses: { 204: { description: "Done." }, ...errorResponses(404) },
});

const test = createRoute({
  method: "post",
  path: `${path}/test`,
  ...shared,
  summary: "Test an FTP folder: sign in and list it",
  request: { ...params, body: bodyOf(folderServerBody) },
  responses: {
    200: jsonResponse("How many files it contains.", z.object({ files: z.number().int() })),
    ...errorResponses(400, 404, 415),
  },
});

/** Routes of the folder from which a model's documents are taken. */
export function addFolders(api: Api): void {
  api.openapi(get, async (c) => {
    const { settings } = await getFolder(c.var.tenant, { modelId: c.req.valid("param").id });
    if (!settings) return c.json(null, 200);
    const { problem, lastSuccessAt, lastFailureAt, nextAt, minutes, ...rest } = settings;
    const t = await translatorOf(c.req.raw);
    return c.json(
      {
        ...rest,
        minutes: minutes as 5 | 15 | 60,
        problem: problem && t(problem),
        lastSuccessOn: lastSuccessAt?.toISOString() ?? null,
        lastFailureOn: lastFailureAt?.toISOString() ?? null,
        nextLookOn: nextAt.toISOString(),
      },
      200,
    );
  });

  api.openapi(put, async (c) => {
    const wanted = { modelId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(await editFolder(c.var.tenant, wanted), 200);
  });

  api.openapi(remove, async (c) => {
    await removeFolder(c.var.tenant, { modelId: c.req.valid("param").id });
    return c.body(null, 204);
  });

  api.openapi(test, async (c) => {
    const wanted = { modelId: c.req.valid("param").id, ...c.req.valid("json") };
    const context = { ...c.var.tenant, transfer: openTransfer(c.env) };
    return c.json(await testFolder(context, wanted), 200);
  });
}
