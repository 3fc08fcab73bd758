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

/** A document whose release is due. */
export const dueRelease = z.object({ documentId: z.string().min(1).max(64) });

/** The same as the queue carries it. */
export const releaseMessage = dueRelease.extend({ tenantId: z.string().min(1).max(64) });

/** Which of a document's released files. */
export const releasedFileInput = documentIdInput.extend({ kind: z.enum(["json", "csv"]).default("json") });
