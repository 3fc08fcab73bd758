import { z } from "zod";
import { maxDocumentsPerCall } from "../documents/bulk-action";
import { cleanFileName } from "../documents/clean-file-name";
import { refuseTurnedDates } from "../documents/document-list-inputs";
import { matchingShape } from "../documents/search-inputs";
import { editFormats, rowOutcomes } from "./edit-upload";

const on = z.preprocess(
  (value) => (typeof value === "string" ? ["1", "true", "on", "yes"].includes(value.toLowerCase()) : value),
  z.boolean().default(true),
);

/**
 * The documents whose values are wanted, as a list filters and searches them, and how: `lines` gives line items rows of their
 * own, as long as it is not switched off. With `documentIds` these alone, whatever the filter.
 */
export const editsDownloadInput = z
  .object({
    ...matchingShape,
    format: z.preprocess(
      (value) => (typeof value === "string" ? value.toLowerCase() || undefined : value),
      z.enum(editFormats).default("csv"),
    ),
    lines: on,
    documentIds: z.array(z.string().min(1).max(64)).max(maxDocumentsPerCall).optional(),
  })
  .superRefine(refuseTurnedDates);

const id = z.string().min(1).max(64);

/** A file of values for a model. `apply` saves what it changes without waiting for a person. */
export const uploadEditsInput = z.object({
  modelId: id,
  fileName: z.string().transform(cleanFileName),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, "error.invalid"),
  apply: z.boolean().default(false),
});

/** One upload of a model. */
export const editUploadInput = z.object({ modelId: id, uploadId: id });

/** A page of the uploads of a model. */
export const editListInput = z.object({
  modelId: id,
  size: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
});

const outcome = z.preprocess((value) => (value === "" ? undefined : value), z.enum(rowOutcomes).optional());

/** A page of the rows of an upload, in the order of the file; `after` is the number of the last row of the page before. */
export const editRowsInput = editUploadInput.extend({
  outcome,
  after: z.coerce.number("error.invalid").int().min(0).default(0),
  size: z.coerce.number("error.invalid").int().min(1).max(200).default(50),
});

/** The outcome of the rows of an upload as a file, in a language. */
export const editResultInput = editUploadInput.extend({
  format: z.preprocess(
    (value) => (typeof value === "string" ? value.toLowerCase() : value),
    z.enum(editFormats).default("csv"),
  ),
  language: z.enum(["en", "es"]).default("en"),
});

/** The next turn of the job of an upload. */
export const editRun = z.object({ editUploadId: id });
