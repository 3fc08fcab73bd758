import { z } from "zod";
import { processingPage, processingRun } from "./processing-inputs";

const tenantId = z.string().min(1).max(64);

/** A message of the intake queue. */
export const processingMessage = processingRun.extend({ tenantId, afresh: z.boolean().optional() });

const firstPage = z.object({ tenantId, waitingFileId: z.string().min(1).max(64) });

/** A message of the intake queue: a file without a model. */
export const readingMessage = firstPage.extend({ afresh: z.boolean().optional() });

/** A message of the pages queue: a page of a document, or the first page of a file without a model. */
export const pageMessage = z.union([processingPage.extend({ tenantId }), firstPage]);
