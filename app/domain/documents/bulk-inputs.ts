import { z } from "zod";
import { bulkActionNames, mostAtOnce } from "./bulk-action";
import { refuseTurnedDates } from "./document-list-inputs";
import { matchingShape } from "./search-inputs";

const id = z.string().min(1).max(64);

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

/** Something to be done to all documents that a list's filter and search find. `site` is where links in mails lead. */
export const bulkActionInput = z
  .object({ ...matchingShape, action: z.enum(bulkActionNames), site: z.url() })
  .superRefine(refuseTurnedDates);

/** Documents of a model to download: their files as they came in, or their values as JSON. */
const holds = z.enum(["originals", "json"]);
export const downloadInput = documentIdsInput.extend({ modelId: id, holds });

/** The same of all documents that a list's filter and search find. */
export const downloadListInput = z.object({ ...matchingShape, holds }).superRefine(refuseTurnedDates);
