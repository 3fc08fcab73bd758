import { z } from "@hono/zod-openapi";
import { documentStatuses } from "~/domain/documents/status";
import { arrivalSources } from "~/domain/intake/arrival-source";

const value = z
  .object({
    value: z.string().openapi({
      description: "Canonical: dates ISO 8601, numbers with a decimal point, currencies ISO 4217.",
    }),
    raw: z.string().openapi({ description: "As printed on the page." }),
    confidence: z.number(),
    page: z.number().int().nullable(),
    box: z
      .array(z.number())
      .nullable()
      .openapi({ description: "[left, top, right, bottom] in fractions of the page." }),
  })
  .openapi("ExportedValue");

const values = z
  .record(z.string(), value.nullable())
  .openapi({ description: "By field name; null where nothing was found." });

/** A document as exports, result files and released files hold it. */
export const exportedDocument = z
  .object({
    documentId: z.string(),
    fileName: z.string(),
    source: z.enum(arrivalSources),
    status: z.enum(documentStatuses),
    confidence: z.number().nullable(),
    problem: z.string().nullable(),
    receivedOn: z.string(),
    processedOn: z.string().nullable(),
    fields: values,
    lineItems: z.array(values),
    arithmetic: z.enum(["proven", "consistent", "differs", "untested"]).nullable(),
    findings: z.array(z.object({ finding: z.string(), field: z.string().nullable() }).catchall(z.string())),
  })
  .openapi("ExportedDocument");
