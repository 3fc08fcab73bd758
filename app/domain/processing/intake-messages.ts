import { z } from "zod";
import { bulkActionRun } from "../documents/bulk-action";
import { editRun } from "../edits/edit-inputs";
import { zipFileInput } from "../intake/zip-file";
import { rescoreMessage, rescoreModelMessage } from "../learning/learning-inputs";
import { processingMessage, readingMessage } from "./processing-messages";

const ofTenant = { tenantId: z.string().min(1).max(64) };

/** A ZIP file to unpack, or an action on a whole list or an upload of values that is to go on. */
const jobMessage = z.union([
  zipFileInput.extend(ofTenant),
  bulkActionRun.extend(ofTenant),
  editRun.extend(ofTenant),
]);

/**
 * A message of the intake queue: a document to process, waiting documents of a layout or a model to score again, a job, or a
 * file without a model to be looked at.
 */
export const intakeMessage = z.union([
  rescoreMessage,
  rescoreModelMessage,
  processingMessage,
  jobMessage,
  readingMessage,
]);
