import { z } from "@hono/zod-openapi";
import { documentStatuses } from "~/domain/documents/status";

const ids = z.array(z.string().max(64));

/** A list of document ids, bare or as `documentIds`. */
export const idsBody = z
  .union([ids, z.object({ documentIds: ids })], "documents.error.ids")
  .openapi("DocumentIds", { description: "At most 200 ids of documents, bare or as `documentIds`." });

export const idsOf = (body: z.output<typeof idsBody>): string[] =>
  Array.isArray(body) ? body : body.documentIds;

export const outcomes = z
  .object({
    items: z.array(
      z.object({
        documentId: z.string(),
        outcome: z.enum(["done", "conflict", "not-found"]).openapi({
          description: "`conflict`: its status does not allow it, or somebody else was first.",
        }),
      }),
    ),
  })
  .openapi("DocumentOutcomes");

export const approvalBody = z
  .object({
    documentIds: ids,
    force: z
      .boolean()
      .optional()
      .openapi({ description: "Approve those that are not ready as well; without it they are a 409." }),
  })
  .openapi("Approval");

export const moved = z.object({ status: z.enum(documentStatuses) }).openapi("DocumentMoved");

export const sent = outcomes
  .extend({ recipient: z.string().nullable().openapi({ description: "Null: no mail went." }) })
  .openapi("SentDocuments");

export const release = z
  .object({
    provider: z.enum(["default", "ftp"]),
    state: z.enum(["waiting", "done", "failed"]),
    attempts: z.number().int(),
    problem: z.string().nullable(),
    path: z.string().nullable(),
    hasCsv: z.boolean().openapi({ description: "A CSV lies beside the JSON." }),
    requestedOn: z.string(),
    nextTryOn: z.string().nullable(),
    doneOn: z.string().nullable(),
  })
  .openapi("Release");
