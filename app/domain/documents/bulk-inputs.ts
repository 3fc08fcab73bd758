import { z } from "zod";

const id = z.string().min(1).max(64);

/** How many documents one call may name; what a page of a list holds at most. */
export const mostAtOnce = 200;

/** Several documents. With `modelId` they must also be of this model. A document named twice counts once. */
export const documentIdsInput = z.object({
  modelId: id.optional(),
  documentIds: z
    .array(id)
    .min(1, "documents.error.none-chosen")
    .max(mostAtOnce, "documents.error.too-many-chosen")
    .transform((ids) => [...new Set(ids)]),
});

/** One document to be approved. `revision` is the one the person saw; another one is a conflict. */
export const approveInput = z.object({
  documentId: id,
  modelId: id.optional(),
  revision: z.number().int().optional(),
});
