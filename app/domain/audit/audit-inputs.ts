import { z } from "zod";
import { refuseTurnedDates } from "../documents/document-list-inputs";
import { dateInput } from "../listing/date-inputs";

const chosen = z
  .string()
  .trim()
  .max(100)
  .optional()
  .transform((text) => text || undefined);

/** What the audit log is filtered by: who, what, about what, and the days from and to, both taken in. */
const filterShape = {
  actor: chosen,
  operation: chosen,
  subject: chosen,
  startDate: dateInput,
  endDate: dateInput,
};

const auditFilterInput = z.object(filterShape).superRefine(refuseTurnedDates);

/** The log as a file, whose operations are named in a language. */
export const auditExportInput = z
  .object({ ...filterShape, language: z.enum(["en", "es"]).default("en") })
  .superRefine(refuseTurnedDates);

/** A page of the audit log, newest first, before a row (`before`, as `nextBefore` of the page before gave it). */
export const auditListInput = z
  .object({
    ...filterShape,
    before: z
      .string()
      .regex(/^\d{1,16}_.{1,64}$/, "documents.error.not-a-cursor")
      .optional(),
    size: z.number().int().min(1).max(200).default(50),
  })
  .superRefine(refuseTurnedDates);

export type AuditFilter = z.output<typeof auditFilterInput>;
