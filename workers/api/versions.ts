import { createRoute } from "@hono/zod-openapi";
import { discardVersion } from "~/operations/training/discard";
import { getVersion } from "~/operations/training/get-version";
import { listAnswerChanges } from "~/operations/training/list-changes";
import { listVersions } from "~/operations/training/list-versions";
import { promoteVersion } from "~/operations/training/promote";
import { rollBackVersion } from "~/operations/training/roll-back";
import type { ShownVersion } from "~/operations/training/steps/shown-version";
import type { Api } from "./api-environment";
import { modelParams } from "./models";
import { errorResponses, jsonResponse, routeDefaults } from "./responses";
import { changeList, changesQuery, decided, version, versionList, versionParams } from "./training-schemas";

const shared = routeDefaults("Training");
const path = "/api/TenantAIModels/{id}/versions";

const list = createRoute({
  ...shared,
  method: "get",
  path,
  summary: "List the trained versions of a model, newest first",
  request: { params: modelParams },
  responses: { 200: jsonResponse("The versions.", versionList), ...errorResponses(404) },
});

const one = createRoute({
  ...shared,
  method: "get",
  path: `${path}/{versionId}`,
  summary: "Get a trained version with its metrics",
  request: { params: versionParams },
  responses: { 200: jsonResponse("The version.", version), ...errorResponses(404) },
});

const changes = createRoute({
  ...shared,
  method: "get",
  path: `${path}/{versionId}/changes`,
  summary: "List the results that a version would change on stored documents",
  request: { params: versionParams, query: changesQuery },
  responses: { 200: jsonResponse("A page of changes.", changeList), ...errorResponses(404) },
});

const decision = (name: string, summary: string) =>
  createRoute({
    ...shared,
    method: "post",
    path: `${path}/{versionId}/${name}` as const,
    summary,
    request: { params: versionParams },
    responses: { 200: jsonResponse("The version now in use.", decided), ...errorResponses(404, 409) },
  });

const promote = decision("promote", "Put a version into use for new documents");
const discard = decision("discard", "Decline a proposed version");
const rollBack = decision("rollBack", "Go back from the version in use to the one before, or the base model");

/** Routes of trained versions. */
export function addVersions(api: Api): void {
  api.openapi(list, async (c) => {
    const versions = await listVersions(c.var.tenant, { modelId: c.req.valid("param").id });
    return c.json({ items: versions.map(shown) }, 200);
  });

  api.openapi(one, async (c) => {
    const { id: modelId, versionId } = c.req.valid("param");
    return c.json(shown((await getVersion(c.var.tenant, { modelId, versionId })).version), 200);
  });

  api.openapi(changes, async (c) => {
    const { id: modelId, versionId } = c.req.valid("param");
    const asked = { modelId, versionId, ...c.req.valid("query") };
    return c.json(await listAnswerChanges(c.var.tenant, asked), 200);
  });

  api.openapi(promote, async (c) => {
    const { id: modelId, versionId } = c.req.valid("param");
    await promoteVersion(c.var.tenant, { modelId, versionId });
    return c.json({ activeVersionId: versionId }, 200);
  });

  api.openapi(discard, async (c) => {
    const { id: modelId, versionId } = c.req.valid("param");
    return c.json(await discardVersion(c.var.tenant, { modelId, versionId }), 200);
  });

  api.openapi(rollBack, async (c) => {
    const { id: modelId, versionId } = c.req.valid("param");
    const back = await rollBackVersion(c.var.tenant, { modelId, versionId });
    return c.json({ activeVersionId: back.versionId }, 200);
  });
}

const shown = ({ id, name, staleAt, createdAt, decidedAt, documentCount, ...rest }: ShownVersion) => ({
  versionId: id,
  number: rest.number,
  modelVersion: name,
  state: rest.state,
  stale: staleAt !== null,
  documents: documentCount,
  metrics: rest.metrics,
  changes: rest.changes,
  createdOn: createdAt.toISOString(),
  decidedOn: decidedAt?.toISOString() ?? null,
});
