import { z } from "zod";
import { mostAtOnce } from "../documents/bulk-action";
import { refuseTurnedDates } from "../documents/document-list-inputs";
import { matchingShape } from "../documents/search-inputs";
import { editFormats } from "./edit-upload";

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
    documentIds: z.array(z.string().min(1).max(64)).max(mostAtOnce).optional(),
  })
  .superRefine(refuseTurnedDates);
