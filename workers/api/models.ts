import { createRoute, z } from "@hono/zod-openapi";
import { baseModelOf } from "~/domain/models/base-models";
import { fieldOfModel } from "~/domain/models/field-of-model";
import type { TenantModel } from "~/domain/models/tenant-model";
import { getModel } from "~/operations/models/get-model";
import { listModels } from "~/operations/models/list-models";
import { answer, bearer, refusals } from "./answers";
import type { Api } from "./api-environment";

export const modelParams = z.object({
  id: z.string().max(64).openapi({ description: "The id of the tenant AI model." }),
});

const model = z
  .object({
    tenantAIModelId: z.string(),
    tenantAIModelName: z.string(),
    aiModelId: z.string(),
    aiModelName: z.string(),
    currency: z.string().openapi({ description: "ISO 4217." }),
    confidenceThreshold: z
      .number()
      .int()
      .openapi({ description: "The sum of weights a good document reaches." }),
    timeZone: z.string(),
    culture: z.string().openapi({ description: "BCP 47." }),
    fields: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        type: z.string(),
        weight: z.number().int(),
        required: z.boolean(),
        lineItem: z.boolean(),
        own: z.boolean().openapi({ description: "A field that the organization made up." }),
      }),
    ),
  })
  .openapi("TenantAIModel");

const list = createRoute({
  method: "get",
  path: "/api/TenantAIModels",
  tags: ["Tenant AI models"],
  summary: "The organization's AI models, by name",
  security: bearer,
  responses: { 200: answer("The models.", z.object({ items: z.array(model) })), ...refusals() },
});

const one = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}",
  tags: ["Tenant AI models"],
  summary: "One AI model",
  security: bearer,
  request: { params: modelParams },
  responses: { 200: answer("The model.", model), ...refusals(404) },
});

/** Routes of the tenant's AI models. */
export function addModels(api: Api): void {
  api.openapi(list, async (c) => {
    const models = await listModels(c.var.tenant, {});
    return c.json({ items: models.map(shown) }, 200);
  });
  api.openapi(one, async (c) =>
    c.json(shown(await getModel(c.var.tenant, { modelId: c.req.valid("param").id })), 200),
  );
}

const shown = (model: TenantModel) => ({
  tenantAIModelId: model.id,
  tenantAIModelName: model.name,
  aiModelId: model.baseModelId,
  aiModelName: baseModelOf(model.baseModelId)?.name ?? model.baseModelId,
  currency: model.currency,
  confidenceThreshold: model.threshold,
  timeZone: model.timeZone,
  culture: model.culture,
  fields: model.fields.map((field) => {
    const { key, name, type } = fieldOfModel(model.baseModelId, field);
    const { weight, required, line, own } = field;
    return { key, name, type, weight, required, lineItem: line, own: own !== undefined };
  }),
});
