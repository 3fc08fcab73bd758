import { z } from "zod";
import { bulkActionNames, maxDocumentsPerCall } from "./bulk-action";
import { refuseTurnedDates } from "./document-list-inputs";
import { matchingShape } from "./search-inputs";

const id = z.string().min(1).max(64);

/** Several documents. With `modelId` they must also be of this model. A document named twice counts once. */
export const documentIdsInput = z.object({
  modelId: id.optional(),
  documentIds: z
    .array(id)
    .min(1, "documents.error.none-chosen")
    .max(maxDocumentsPerCall, "documents.error.too-many-chosen")
    .transform((ids) => [...new Set(ids)]),
});

/**
 * One document to be approved. `revision` is the one the person saw; another one is a conflict. `force` approves it although
 * it is not ready.
 */
export const approveInput = z.object({
  documentId: id,
  modelId: id.optional(),
  revision: z.number().int().optional(),
  force: z.boolean().default(false),
});

/** What is done with those of several documents that are not ready: nothing at all is approved, or they are left, or not. */
const unreadyChoices = ["ask", "leave", "approve"] as const;
export type UnreadyChoice = (typeof unreadyChoices)[number];

/** Several documents to be approved together. `approvalId` is what they can be taken back by. */
export const approveManyInput = documentIdsInput.extend({
  unready: z.enum(unreadyChoices).default("ask"),
  approvalId: id.optional(),
});

/** All that was approved together. */
export const approvalInput = z.object({ modelId: id, approvalId: id });

/**
 * Something to be done to all documents that a list's filter and search find. `site` is where links in mails lead;
 * `unready` says what approving does with documents that are not ready.
 */
export const bulkActionInput = z
  .object({
    ...matchingShape,
    action: z.enum(bulkActionNames),
    site: z.url(),
    unready: z.enum(unreadyChoices).default("ask"),
  })
  .superRefine(refuseTurnedDates);

/** Documents of a model to download: their files as they were received, or their values as JSON. */
const holds = z.enum(["originals", "json"]);
export const downloadInput = documentIdsInput.extend({ modelId: id, holds });

/** The same of all documents that a list's filter and search find. */
export const downloadListInput = z.object({ ...matchingShape, holds }).superRefine(refuseTurnedDates);
