import { z } from "@hono/zod-openapi";
import { documentStatuses } from "~/domain/documents/status";

const ids = z.array(z.string().max(64));

/** A list of document ids, bare or as `documentIds`. */
export const idsBody = z
  .union([ids, z.object({ documentIds: ids })], "documents.error.ids")
  .openapi("DocumentIds", { description: "At most 200 document IDs, as an array or as `documentIds`." });

export const idsOf = (body: z.output<typeof idsBody>): string[] =>
  Array.isArray(body) ? body : body.documentIds;

export const outcomes = z
  .object({
    items: z.array(
      z.object({
        documentId: z.string(),
        outcome: z.enum(["done", "conflict", "not-found"]).openapi({
          description: "`conflict`: its status does not allow it, or someone else changed it first.",
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
      .openapi({ description: "Also approve documents that are not ready; otherwise they cause a 409." }),
  })
  .openapi("Approval");

export const moved = z.object({ status: z.enum(documentStatuses) }).openapi("DocumentMoved");

export const targetModel = z
  .object({
    modelId: z.string().max(64).openapi({ description: "The AI model that the document belongs to." }),
  })
  .openapi("TargetModel");

export const movedDocument = z
  .object({ documentId: z.string(), modelId: z.string() })
  .openapi("DocumentMovedToModel");

export const sent = outcomes
  .extend({ recipient: z.string().nullable().openapi({ description: "Null: no e-mail was sent." }) })
  .openapi("SentDocuments");

export const release = z
  .object({
    provider: z.enum(["default", "ftp"]),
    state: z.enum(["waiting", "done", "failed"]),
    attempts: z.number().int(),
    problem: z.string().nullable(),
    path: z.string().nullable(),
    hasCsv: z.boolean().openapi({ description: "There is a CSV next to the JSON." }),
    requestedOn: z.string(),
    nextTryOn: z.string().nullable(),
    doneOn: z.string().nullable(),
  })
  .openapi("Release");
