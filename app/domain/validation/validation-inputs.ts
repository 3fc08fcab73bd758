import { z } from "zod";
import { maxDocumentsPerCall } from "../documents/bulk-action";
import { documentFilterShape, refuseTurnedDates } from "../documents/document-list-inputs";
import { decodeCursor } from "../listing/list-cursor";

const id = z.string().min(1).max(64);
/** 1 is what was read and the outcome of it (AI), 2 what a receiving system would refuse of our export (API). */
const type = z.enum(["1", "2"], "validation.error.type");
const field = z.preprocess((value) => value || undefined, z.string().max(200).optional());
const documentIds = z.array(id).min(1, "documents.error.none-chosen").max(maxDocumentsPerCall).optional();

const reportShape = { ...documentFilterShape, type, field, documentIds };

/** Some documents in a report; `field` leaves out all other fields, `documentIds` all other documents. */
export const reportInput = z
  .object({
    ...reportShape,
    size: z.coerce.number("documents.error.not-a-size").int().min(1).max(50).default(20),
    cursor: z.preprocess(
      (value) => value || undefined,
      z
        .string()
        .max(500)
        .refine((text) => decodeCursor(text) !== null, "documents.error.not-a-cursor")
        .optional(),
    ),
  })
  .superRefine(refuseTurnedDates);

/** All of that as a file, in the words of a language. */
export const reportFileInput = z
  .object({
    ...reportShape,
    format: z.preprocess(
      (value) => (typeof value === "string" ? value.toLowerCase() || undefined : value),
      z.enum(["csv", "json", "xlsx"]).default("csv"),
    ),
    language: z.enum(["en", "es"]).default("en"),
  })
  .superRefine(refuseTurnedDates);

export const zipReportInput = z.object({
  modelId: id,
  zipFileId: id,
  language: z.enum(["en", "es"]).default("en"),
});

/** Bytes of a file that is checked without being kept. */
const mostFileBytes = 5 * 1024 * 1024;

/** A JSON file of ours to be checked, by the fields of a model where one is named. */
export const directReportInput = z.object({
  modelId: z.preprocess((value) => value || undefined, id.optional()),
  bytes: z
    .instanceof(Uint8Array)
    .refine((bytes) => bytes.byteLength <= mostFileBytes, "validation.error.too-large"),
});
