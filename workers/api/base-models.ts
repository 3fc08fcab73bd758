import { createRoute, z } from "@hono/zod-openapi";
import { baseModels } from "~/domain/models/base-models";
import { answer, bearer, refusals } from "./answers";
import type { Api } from "./api-environment";

const baseModel = z
  .object({
    aiModelId: z.string(),
    aiModelName: z.string(),
    fields: z.array(z.object({ key: z.string(), name: z.string(), type: z.string(), lineItem: z.boolean() })),
  })
  .openapi("AIModel");

const list = createRoute({
  method: "get",
  path: "/api/AIModels",
  tags: ["AI models"],
  summary: "The base AI models and the fields they know",
  security: bearer,
  responses: { 200: answer("The base models.", z.object({ items: z.array(baseModel) })), ...refusals() },
});

/** Routes of the base AI models; the same for everybody. */
export function addBaseModels(api: Api): void {
  api.openapi(list, (c) => c.json({ items: baseModels.map(shown) }, 200));
}

const shown = ({ id, name, fields }: (typeof baseModels)[number]) => ({
  aiModelId: id,
  aiModelName: name,
  fields: fields.map((field) => ({
    key: field.key,
    name: field.name,
    type: field.type,
    lineItem: field.line,
  })),
});
