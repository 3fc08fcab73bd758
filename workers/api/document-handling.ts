import { createRoute, z } from "@hono/zod-openapi";
import { handledLists } from "~/domain/documents/handling";
import { documentStatuses } from "~/domain/documents/status";
import { siteOriginOf } from "~/http/site-origin";
import { assignDocument } from "~/operations/documents/assign";
import { getHandling } from "~/operations/documents/get-handling";
import { listAssigned } from "~/operations/documents/list-assigned";
import { listAssignees } from "~/operations/documents/list-assignees";
import { postponeDocument } from "~/operations/documents/postpone";
import { rejectDocument } from "~/operations/documents/reject";
import { resumeDocument } from "~/operations/documents/resume";
import { undoRejection } from "~/operations/documents/undo-rejection";
import type { Api } from "./api-environment";
import { moved } from "./document-action-schemas";
import { documentParams } from "./document-schemas";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Documents");
const path = "/api/TenantAIModels/{id}/documents/{docId}" as const;

const rejection = z
  .object({ reason: z.string().openapi({ description: "At most 500 characters.", example: "Not ours" }) })
  .openapi("Rejection");
const postponement = z
  .object({
    until: z.string().openapi({
      description: "A day of the model's time zone, one of the next 366.",
      example: "2026-12-31",
    }),
  })
  .openapi("Postponement");
const assignment = z
  .object({
    userId: z
      .string()
      .nullable()
      .openapi({ description: "A user of `GET /api/documents/assignees`; null: nobody." }),
  })
  .openapi("Assignment");
const handling = z
  .object({
    rejection: z
      .object({ reason: z.string(), who: z.string().nullable(), on: z.string() })
      .nullable()
      .openapi({ description: "Null: not rejected." }),
    postponement: z
      .object({ until: z.string(), who: z.string().nullable() })
      .nullable()
      .openapi({ description: "Null: in the review queue, if it needs review." }),
    assignment: z
      .object({
        userId: z.string(),
        name: z.string().nullable(),
        by: z.string().nullable(),
        on: z.string(),
      })
      .nullable()
      .openapi({ description: "Null: assigned to nobody." }),
  })
  .openapi("DocumentHandling");
const assignees = z
  .object({ items: z.array(z.object({ userId: z.string(), name: z.string() })) })
  .openapi("Assignees");

const read = createRoute({
  method: "get",
  path: `${path}/handling`,
  ...shared,
  summary: "Get whether a document is rejected, postponed or assigned",
  request: { params: documentParams },
  responses: { 200: jsonResponse("What people decided about it.", handling), ...errorResponses(404) },
});
const reject = createRoute({
  method: "post",
  path: `${path}/Reject`,
  ...shared,
  summary: "Reject a document with a reason",
  description: "It cannot be approved or released until the rejection is undone.",
  request: { params: documentParams, body: bodyOf(rejection) },
  responses: { 200: jsonResponse("Its current state.", moved), ...errorResponses(400, 404, 409, 415) },
});
const undo = createRoute({
  method: "post",
  path: `${path}/UndoRejection`,
  ...shared,
  summary: "Undo the rejection of a document",
  request: { params: documentParams },
  responses: { 200: jsonResponse("Its current state.", moved), ...errorResponses(404, 409) },
});
const postpone = createRoute({
  method: "put",
  path: `${path}/postponement`,
  ...shared,
  summary: "Postpone a document: out of the review queue until a day",
  request: { params: documentParams, body: bodyOf(postponement) },
  responses: { 200: jsonResponse("The day.", postponement), ...errorResponses(400, 404, 409, 415) },
});
const resume = createRoute({
  method: "delete",
  path: `${path}/postponement`,
  ...shared,
  summary: "Return a postponed document to the review queue",
  request: { params: documentParams },
  responses: { 204: { description: "It is back in the queue." }, ...errorResponses(404, 409) },
});
const assign = createRoute({
  method: "put",
  path: `${path}/assignment`,
  ...shared,
  summary: "Assign a document to a user",
  description: "The user is notified by e-mail, unless such e-mails are switched off.",
  request: { params: documentParams, body: bodyOf(assignment) },
  responses: { 200: jsonResponse("The user.", assignment), ...errorResponses(400, 404, 409, 415) },
});
const people = createRoute({
  method: "get",
  path: "/api/documents/assignees",
  ...shared,
  summary: "List users that documents can be assigned to",
  responses: { 200: jsonResponse("At most 500, by last name.", assignees), ...errorResponses() },
});

const assignedDocuments = z
  .object({
    items: z.array(
      z.object({
        documentId: z.string(),
        modelId: z.string(),
        fileName: z.string(),
        status: z.enum(documentStatuses),
        by: z.string().nullable().openapi({ description: "Who assigned or postponed it." }),
        on: z
          .string()
          .nullable()
          .openapi({ description: "When it was assigned, or until when it is postponed." }),
      }),
    ),
    next: z.string().nullable().openapi({ description: "Send it as `after` for the next page." }),
  })
  .openapi("AssignedDocuments");
const assigned = createRoute({
  method: "get",
  path: "/api/documents/assigned",
  ...shared,
  summary: "List the documents of all AI models that are assigned to the caller, or that are postponed",
  request: {
    query: z.object({ list: z.enum(handledLists).optional(), after: z.string().max(400).optional() }),
  },
  responses: {
    200: jsonResponse("At most 50 open documents.", assignedDocuments),
    ...errorResponses(400),
  },
});

/** Routes by which a document is rejected, postponed and assigned, and back. */
export function addDocumentHandling(api: Api): void {
  api.openapi(people, async (c) => c.json({ items: await listAssignees(c.var.tenant, {}) }, 200));

  api.openapi(assigned, async (c) => {
    const { items, next } = await listAssigned(c.var.tenant, c.req.valid("query"));
    const shown = items.map(({ id: documentId, assignedAt, postponedUntil, ...row }) => {
      const on = c.req.valid("query").list === "postponed" ? postponedUntil : assignedAt;
      const { modelId, fileName, status, by } = row;
      return { documentId, modelId, fileName, status, by, on: on?.toISOString() ?? null };
    });
    return c.json({ items: shown, next }, 200);
  });

  api.openapi(read, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const found = await getHandling(c.var.tenant, { modelId, documentId });
    const { rejection: rejected, assignment: assigned } = found;
    return c.json(
      {
        rejection: rejected && { reason: rejected.reason, who: rejected.who, on: rejected.at.toISOString() },
        postponement: found.postponement,
        assignment: assigned && {
          userId: assigned.userId,
          name: assigned.name,
          by: assigned.by,
          on: assigned.at.toISOString(),
        },
      },
      200,
    );
  });

  api.openapi(reject, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const { reason } = c.req.valid("json");
    return c.json(await rejectDocument(c.var.tenant, { modelId, documentId, reason }), 200);
  });

  api.openapi(undo, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    return c.json(await undoRejection(c.var.tenant, { modelId, documentId }), 200);
  });

  api.openapi(postpone, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const { until } = c.req.valid("json");
    return c.json(await postponeDocument(c.var.tenant, { modelId, documentId, until }), 200);
  });

  api.openapi(resume, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    await resumeDocument(c.var.tenant, { modelId, documentId });
    return c.body(null, 204);
  });

  api.openapi(assign, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const { userId } = c.req.valid("json");
    const site = siteOriginOf(c.env, c.req.raw);
    return c.json(await assignDocument(c.var.tenant, { modelId, documentId, userId, site }), 200);
  });
}
