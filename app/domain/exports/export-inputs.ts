import { z } from "zod";
import { documentFilterShape, refuseTurnedDates } from "../documents/document-list-inputs";

const on = z.preprocess(
  (value) => (typeof value === "string" ? ["1", "true", "on", "yes"].includes(value.toLowerCase()) : value),
  z.boolean().default(false),
);

/** The documents to export, as a list filters them, and how: `lines` gives CSV a row per line item. */
export const exportInput = z
  .object({
    ...documentFilterShape,
    format: z.preprocess(
      (value) => (typeof value === "string" ? value.toLowerCase() : value),
      z.enum(["csv", "json"], "documents.error.no-such-format").default("csv"),
    ),
    lines: on,
  })
  .superRefine(refuseTurnedDates);
