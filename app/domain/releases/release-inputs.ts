import { z } from "zod";
import { documentIdsInput } from "../documents/bulk-inputs";
import { documentIdInput } from "../documents/document-inputs";

/**
 * Documents to release. `folder` puts the files into a folder named after the model; those that were asked for at `since` or
 * later are not asked for again.
 */
export const releaseInput = documentIdsInput.extend({
  folder: z.boolean().default(false),
  since: z.date().optional(),
});

/** A document whose release is due; what the queue carries. */
export const releaseMessage = z.object({
  tenantId: z.string().min(1).max(64),
  documentId: z.string().min(1).max(64),
});

/** Which of a document's released files. */
export const releasedFileInput = documentIdInput.extend({ kind: z.enum(["json", "csv"]).default("json") });
