import { createRoute, z } from "@hono/zod-openapi";
import { createTemplate } from "~/operations/export-templates/create";
import { deleteExportTemplate } from "~/operations/export-templates/delete";
import { editTemplate } from "~/operations/export-templates/edit";
import { getTemplate } from "~/operations/export-templates/get";
import { listTemplates } from "~/operations/export-templates/list";
import { previewTemplate } from "~/operations/export-templates/preview";
import type { Api } from "./api-environment";
import {
  layoutOf,
  newTemplateBody,
  preview,
  previewBody,
  shownTemplate,
  template,
  templateBody,
  templateParams,
} from "./export-template-schemas";
import { modelParams } from "./models";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Export templates");
const path = "/api/TenantAIModels/{id}/exportTemplates";
const onePath = `${path}/{templateId}`;
const params = { params: templateParams };
const done = { description: "Done." };

const list = createRoute({
  method: "get",
  path,
  ...shared,
  summary: "List the export templates of an AI model",
  request: { params: modelParams },
  responses: {
    200: jsonResponse(
      "The templates, and the sources that a column can have.",
      z.object({ items: z.array(template), sources: z.array(z.string()) }),
    ),
    ...errorResponses(404),
  },
});

const create = createRoute({
  method: "post",
  path,
  ...shared,
  summary: "Create an export template, from a preset or with its own layout",
  request: { params: modelParams, body: bodyOf(newTemplateBody) },
  responses: { 201: jsonResponse("The template.", template), ...errorResponses(400, 404, 409, 415) },
});

const tried = createRoute({
  method: "post",
  path: `${path}/preview`,
  ...shared,
  summary: "Preview a layout with the latest documents",
  request: { params: modelParams, body: bodyOf(previewBody) },
  responses: { 200: jsonResponse("The first rows.", preview), ...errorResponses(400, 404, 415) },
});

const one = createRoute({
  method: "get",
  path: onePath,
  ...shared,
  summary: "Get an export template",
  request: params,
  responses: { 200: jsonResponse("The template.", template), ...errorResponses(404) },
});

const save = createRoute({
  method: "put",
  path: onePath,
  ...shared,
  summary: "Change an export template",
  description: "`revision` is the one that was read; 409 if the template has been saved since.",
  request: { ...params, body: bodyOf(templateBody) },
  responses: { 200: jsonResponse("The template.", template), ...errorResponses(400, 404, 409, 415) },
});

const remove = createRoute({
  method: "delete",
  path: onePath,
  ...shared,
  summary: "Delete an export template",
  request: params,
  responses: { 204: done, ...errorResponses(404) },
});

/** Routes of the layouts that exports can have. */
export function addExportTemplates(api: Api): void {
  api.openapi(list, async (c) => {
    const { templates, sources } = await listTemplates(c.var.tenant, { modelId: c.req.valid("param").id });
    return c.json({ items: templates.map(shownTemplate), sources }, 200);
  });

  api.openapi(create, async (c) => {
    const { layout, ...body } = c.req.valid("json");
    const modelId = c.req.valid("param").id;
    const wanted = { ...body, ...(layout && { layout: layoutOf(layout) }), modelId };
    return c.json(shownTemplate(await createTemplate(c.var.tenant, wanted)), 201);
  });

  api.openapi(tried, async (c) => {
    const asked = { modelId: c.req.valid("param").id, layout: layoutOf(c.req.valid("json").layout) };
    return c.json(await previewTemplate(c.var.tenant, asked), 200);
  });

  api.openapi(one, async (c) =>
    c.json(shownTemplate(await getTemplate(c.var.tenant, named(c.req.valid("param")))), 200),
  );

  api.openapi(save, async (c) => {
    const { layout, ...body } = c.req.valid("json");
    const at = named(c.req.valid("param"));
    const saved = await editTemplate(c.var.tenant, { ...body, ...at, layout: layoutOf(layout) });
    return c.json(shownTemplate(saved), 200);
  });

  api.openapi(remove, async (c) => {
    await deleteExportTemplate(c.var.tenant, named(c.req.valid("param")));
    return c.body(null, 204);
  });
}

const named = ({ id, templateId }: { id: string; templateId: string }) => ({ modelId: id, templateId });
