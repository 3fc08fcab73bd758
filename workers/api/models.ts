import { createRoute, z } from "@hono/zod-openapi";
import { metricsOf, standingCounts } from "~/domain/reports/standing";
import { createModel } from "~/operations/models/create";
import { editModel } from "~/operations/models/edit";
import { getModel } from "~/operations/models/get";
import { isModelNameUnique } from "~/operations/models/is-name-unique";
import { listModels } from "~/operations/models/list";
import { getMasterReport, type ModelStanding } from "~/operations/models/master-report";
import type { Api } from "./api-environment";
import { modelSchema, newModelBody, savedModelBody, settingsIn, shownModel } from "./model-schemas";
import { renamedProblems } from "./renamed-problems";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

export const modelParams = z.object({
  id: z.string().max(64).openapi({ description: "The ID of the tenant AI model." }),
});

const shared = routeDefaults("Tenant AI models");

const list = createRoute({
  method: "get",
  path: "/api/TenantAIModels",
  ...shared,
  summary: "List the organization's AI models, by name",
  request: {
    query: z.object({
      includeArchived: z.string().optional().openapi({ description: "`true` to include archived models." }),
    }),
  },
  responses: {
    200: jsonResponse("The models.", z.object({ items: z.array(modelSchema) })),
    ...errorResponses(),
  },
});

const create = createRoute({
  method: "post",
  path: "/api/TenantAIModels",
  ...shared,
  summary: "Create an AI model",
  request: { body: bodyOf(newModelBody) },
  responses: { 201: jsonResponse("The model.", modelSchema), ...errorResponses(400, 409, 415) },
});

const metrics = z.object({
  tenantAIModelId: z.string(),
  tenantAIModelName: z.string(),
  errorCount: z.number().int(),
  failedCount: z.number().int(),
  forTrainingCount: z.number().int(),
  submittedCount: z.number().int(),
  successCount: z.number().int(),
  userEditedCount: z.number().int(),
  waitingCount: z
    .number()
    .int()
    .openapi({ description: "Documents that are being received or processed now." }),
  totalCount: z.number().int().openapi({ description: "The sum of the other counts." }),
});

const report = createRoute({
  method: "get",
  path: "/api/TenantAIModels/masterReport",
  ...shared,
  summary: "Count the documents of each AI model by status",
  responses: { 200: jsonResponse("The models.", z.object({ items: z.array(metrics) })), ...errorResponses() },
});

const unique = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{name}/IsUnique",
  ...shared,
  summary: "Check whether a model name is unique, also as an e-mail subject",
  request: { params: z.object({ name: z.string().max(200) }) },
  responses: { 200: jsonResponse("Whether it is free.", z.boolean()), ...errorResponses() },
});

const one = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}",
  ...shared,
  summary: "Get an AI model",
  request: { params: modelParams },
  responses: { 200: jsonResponse("The model.", modelSchema), ...errorResponses(404) },
});

const save = createRoute({
  method: "put",
  path: "/api/TenantAIModels/{id}",
  ...shared,
  summary: "Change an AI model",
  description: "`revision` is the one that was read; 409 if the model has been saved since.",
  request: { params: modelParams, body: bodyOf(savedModelBody) },
  responses: { 200: jsonResponse("The model.", modelSchema), ...errorResponses(400, 404, 409, 415) },
});

/** Routes of the tenant's AI models. */
export function addModels(api: Api): void {
  api.openapi(list, async (c) => {
    const includeArchived = c.req.valid("query").includeArchived === "true";
    const models = await listModels(c.var.tenant, { includeArchived });
    return c.json({ items: models.map(shownModel) }, 200);
  });
  api.openapi(create, async (c) => {
    const { model } = await createModel(c.var.tenant, settingsIn(c.req.valid("json"))).catch(rename);
    return c.json(shownModel(model), 201);
  });
  api.openapi(report, async (c) =>
    c.json({ items: (await getMasterReport(c.var.tenant, {})).map(standing) }, 200),
  );
  api.openapi(unique, async (c) => c.json(await isModelNameUnique(c.var.tenant, c.req.valid("param")), 200));
  api.openapi(one, async (c) =>
    c.json(shownModel(await getModel(c.var.tenant, { modelId: c.req.valid("param").id })), 200),
  );
  api.openapi(save, async (c) => {
    const modelId = c.req.valid("param").id;
    const { revision, ...body } = c.req.valid("json");
    const { model } = await editModel(c.var.tenant, { ...settingsIn(body), modelId, revision }).catch(rename);
    return c.json(shownModel(model), 200);
  });
}

const rename = renamedProblems(
  {
    name: "tenantAIModelName",
    baseModelId: "aiModelId",
    threshold: "confidenceThreshold",
    password: "storage.password",
  },
  "own",
);

function standing({ id, name, counts }: ModelStanding): z.output<typeof metrics> {
  return {
    tenantAIModelId: id,
    tenantAIModelName: name,
    ...metricsOf(standingCounts(counts)),
  };
}
