import { z } from "zod";
import { documentIdInput } from "../documents/document-inputs";
import { processingRun } from "../processing/processing-inputs";

export const lookForDuplicatesInput = processingRun;

/** A document that is declared not to be a duplicate of another. */
export const dismissDuplicateInput = documentIdInput.extend({ otherId: z.string().min(1).max(64) });
