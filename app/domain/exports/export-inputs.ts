import { z } from "zod";
import { maxDocumentsPerCall } from "../documents/bulk-action";
import { refuseTurnedDates } from "../documents/document-list-inputs";
import { matchingShape } from "../documents/search-inputs";

const on = z.preprocess(
  (value) => (typeof value === "string" ? ["1", "true", "on", "yes"].includes(value.toLowerCase()) : value),
  z.boolean().default(true),
);

/**
 * The documents to export, as a list filters and searches them, and how: `lines` gives CSV a row per line item,
 * as long as it is not switched off. `template` is the id of a saved layout, which says all of that. With `documentIds` these alone, whatever the filter.
 */
export const exportInput = z
  .object({
    ...matchingShape,
    format: z.preprocess(
      (value) => (typeof value === "string" ? value.toLowerCase() : value),
      z.enum(["csv", "json", "xlsx"]).default("csv"),
    ),
    lines: on,
    template: z.preprocess((value) => (value === "" ? undefined : value), z.string().max(64).optional()),
    documentIds: z.array(z.string().min(1).max(64)).max(maxDocumentsPerCall).optional(),
  })
  .superRefine(refuseTurnedDates);
