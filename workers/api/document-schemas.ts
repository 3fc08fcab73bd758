import { duplicateLevels } from "@fieldwise/engine/duplicates";
import { z } from "@hono/zod-openapi";
import { concernKinds, readinesses } from "~/domain/documents/concerns";
import { documentSortFields } from "~/domain/documents/document-list-inputs";
import { documentStatuses, listedStatuses } from "~/domain/documents/status";
import { arrivalSources } from "~/domain/intake/arrival-source";
import { orderOutcomes } from "~/domain/orders/order-outcome";
import { replayStates } from "~/domain/processing/replay-job";
import { replayReport } from "~/domain/processing/replay-report";
import { reviewVerbs } from "~/domain/review/review-input";
import { concerns } from "./concern-schemas";
import { modelParams } from "./models";
import { orderOfDocument } from "./order-schemas";
import { pageOf, pageQuery } from "./paging";
import { supplierOfDocument } from "./supplier-schemas";

const status = z.enum(documentStatuses).openapi({ description: "`failed` means low confidence." });
const confidence = z.number().openapi({ description: "0 to 1." });
const time = z.string().openapi({ description: "ISO 8601, UTC." });
const text = (description: string) => z.string().optional().openapi({ description });

export const documentParams = modelParams.extend({
  docId: z.string().max(64).openapi({ description: "The ID of the document." }),
});

/** What the query string may say of documents; the operation judges the values. */
export const filterQuery = {
  startDate: text(
    "Received on or after: ISO 8601 or month/day/year, in the model's time zone. 1900-01-01: no limit.",
  ),
  endDate: text("Received on or before; format as for `startDate`."),
  status: text(
    `One of: ${listedStatuses.join(", ")}. submittedAndApproved: submitted for training, then approved or released.`,
  ),
  readiness: text(`One of: ${readinesses.join(", ")}.`),
  orderOutcome: text(
    `The result of the comparison with its purchase order; one of: ${orderOutcomes.join(", ")}.`,
  ),
  concern: text(
    `Only documents that this keeps from being ready, alone or among others; one of: ${concernKinds.join(", ")}.`,
  ),
};

export const listQuery = z.object({
  ...pageQuery("Documents"),
  sortField: text(`One of: ${documentSortFields.join(", ")} (or DateCreated, which is receivedOn).`),
  sortOrder: text("asc or desc; default desc."),
  ...filterQuery,
});

const { startDate, endDate } = filterQuery;
const { size, cursor } = pageQuery("Documents");
export const confidenceQuery = z.object({
  documentProcessingConfidenceLevel: text(
    "0 to 1, or a percentage: the highest confidence to include; default any.",
  ),
  startDate,
  endDate,
  size,
  cursor,
});

export const exportQuery = z.object({
  format: text("csv, json or xlsx; default csv."),
  lines: text(
    "CSV has one row per line item; 0: one row per document. XLSX has line items on a separate sheet.",
  ),
  text: text("Words in the file name or the document."),
  template: text("The ID of an export template, which sets the format, the columns and the rows."),
  ...filterQuery,
});

const training = z.enum(["submitted", "trained"]).nullable().openapi({
  description: "Whether it is used for training, regardless of its status: approval does not change that.",
});

export const documentRow = z.object({
  documentId: z.string(),
  fileName: z.string(),
  source: z.enum(arrivalSources),
  status,
  readiness: z.enum(readinesses).nullable().openapi({
    description:
      "Whether the values are reliable: `ready`; `look`: values to check; `blocked`: something to resolve first. Null: not read, or decided by a person.",
  }),
  confidence: confidence.nullable(),
  problem: z.string().nullable().openapi({ description: "Why the document could not be read." }),
  pageCount: z.number().int().nullable(),
  receivedOn: time,
  processedOn: time.nullable(),
  revision: z.number().int().openapi({ description: "Increases with every save." }),
});

export const listedRow = documentRow
  .extend({
    duplicate: z.boolean().openapi({ description: "It looks like an earlier document." }),
    training,
    concerns,
  })
  .openapi("DocumentSummary");

export const documentList = pageOf(listedRow)
  .extend({ previousCursor: z.string().nullable() })
  .openapi("DocumentList");

export const confidenceList = z
  .object({ items: z.array(listedRow), nextCursor: z.string().nullable() })
  .openapi("DocumentsByConfidence");

const pageNumber = z.number().int().nullable();

export const partList = z
  .object({
    items: z.array(
      documentRow
        .extend({ parentTenantDocumentId: z.string(), firstPage: pageNumber, lastPage: pageNumber })
        .openapi("PartSummary"),
    ),
  })
  .openapi("PartList");

const value = z.object({
  value: z.string().nullable().openapi({
    description:
      "Canonical: dates ISO 8601, numbers with a decimal point, currencies ISO 4217. Null: not found.",
  }),
  raw: z.string().nullable().openapi({ description: "As printed on the page." }),
  confidence: confidence.nullable(),
  page: z.number().int().nullable(),
  box: z
    .array(z.number())
    .nullable()
    .openapi({ description: "[left, top, right, bottom] in fractions of the page." }),
  reasons: z
    .array(z.object({ key: z.string(), text: z.string() }))
    .openapi({ description: "Why this value." }),
  edited: z.boolean(),
});
const column = z.object({ key: z.string(), name: z.string(), type: z.string() });

export const document = documentRow
  .extend({
    training,
    concerns,
    score: z
      .number()
      .int()
      .nullable()
      .openapi({ description: "The sum of the weights of the fields found." }),
    threshold: z.number().int(),
    fields: z.array(
      column.extend({ weight: z.number().int(), required: z.boolean() }).extend(value.shape).openapi("Field"),
    ),
    columns: z.array(column),
    lineItems: z.array(
      z
        .object({ arithmetic: z.enum(["agrees", "differs", "untested"]), cells: z.record(z.string(), value) })
        .openapi("LineItem"),
    ),
    arithmetic: z.object({
      state: z.enum(["proven", "consistent", "differs", "untested"]),
      equations: z.array(
        z.object({
          key: z.string(),
          values: z.record(z.string(), z.string()),
          text: z.string(),
          holds: z.boolean(),
        }),
      ),
      change: z
        .object({ key: z.string(), values: z.record(z.string(), z.string()), text: z.string() })
        .nullable()
        .openapi({ description: "The smallest change that would make the sums add up." }),
    }),
    engineVersion: z
      .string()
      .nullable()
      .openapi({ description: "The version of the code that extracted the values." }),
    modelVersion: z
      .string()
      .nullable()
      .openapi({ description: "The version of the trained weights that were used." }),
    inputHash: z.string().nullable().openapi({
      description: "Identifies the input of the extraction: the same input gives the same result.",
    }),
    findings: z
      .array(
        z
          .object({
            key: z.string(),
            field: z.string().nullable().openapi({ description: "The key of the field concerned." }),
            values: z.record(z.string(), z.string()),
            text: z.string(),
          })
          .openapi("Finding"),
      )
      .openapi({
        description: "Findings to check, such as embedded data that differs from the printed values.",
      }),
    duplicates: z
      .array(
        z
          .object({
            documentId: z.string(),
            fileName: z.string(),
            level: z.enum(duplicateLevels).openapi({
              description:
                "Same file; same vendor and number; same vendor, date and total; almost the same text.",
            }),
            likeness: z.number().nullable().openapi({ description: "Text similarity, 0 to 1." }),
            earlier: z.boolean().openapi({ description: "The other document came first." }),
            text: z.string(),
          })
          .openapi("Duplicate"),
      )
      .openapi({ description: "Documents that this one looks like. Nothing is deleted because of it." }),
    supplier: supplierOfDocument,
    order: orderOfDocument,
    parentDocumentId: z
      .string()
      .nullable()
      .openapi({ description: "The file this document was split off from." }),
    firstPage: z.number().int().nullable().openapi({ description: "Its first page in that file." }),
    lastPage: z.number().int().nullable(),
    split: z
      .object({
        proposed: z
          .array(z.object({ first: z.number().int(), last: z.number().int(), confidence }))
          .openapi({ description: "The documents that the file seems to contain, awaiting a decision." }),
        parts: z
          .array(
            z.object({
              documentId: z.string(),
              fileName: z.string(),
              status,
              first: z.number().int(),
              last: z.number().int(),
            }),
          )
          .openapi({ description: "The documents that were split off." }),
        byPerson: z.boolean(),
      })
      .nullable(),
    pages: z.array(
      z
        .object({
          number: z.number().int(),
          state: z.enum(["pending", "read", "failed"]),
          width: z.number(),
          height: z.number(),
          source: z.enum(["text", "ocr"]),
          confidence: confidence.nullable(),
        })
        .openapi("Page"),
    ),
  })
  .openapi("Document");

export const receipt = z.object({ documentId: z.string(), status }).openapi("Receipt");

const values = z.record(z.string(), z.string());

export const resultBody = z
  .object({
    revision: z
      .number()
      .int()
      .openapi({ description: "The revision that was read; a later one is not overwritten." }),
    fields: values
      .optional()
      .openapi({ description: 'Values by field key; omitted fields stay unchanged, "" clears one.' }),
    lineItems: z
      .array(
        z.object({
          line: z
            .number()
            .int()
            .nullable()
            .optional()
            .openapi({ description: "Index of an existing row; null: new." }),
          cells: values,
        }),
      )
      .optional()
      .openapi({
        description: "All rows, or those that replace `rows`; omitted cells stay unchanged.",
      }),
    rows: z.object({ first: z.number().int(), count: z.number().int() }).optional().openapi({
      description:
        "The range of existing rows that `lineItems` replaces, `first` counted from 0; all other rows stay. For long tables.",
    }),
  })
  .openapi("Corrections");

export const resultQuery = z.object({
  documentProcessingStatus: text(
    "The new status of the document: success, userEdited, forTraining, submitted or approved.",
  ),
  documentProcessingConfidenceLevel: text("0 to 1, or a percentage."),
  documentRemark: text("Recorded only; 0 for none."),
});

const forceText = "true: approve even if the document is not ready; otherwise this is a 409.";

export const forceQuery = z.object({ force: text(forceText) });

export const isForced = (force: string | undefined): boolean => force?.toLowerCase() === "true";

export const reviewBody = resultBody
  .extend({
    verb: z.enum(reviewVerbs).openapi({
      description:
        "How the review ends: what was changed is saved, and the document approved or submitted for training.",
    }),
    comment: text("Kept with the document, in the same step."),
    force: z.boolean().optional().openapi({ description: forceText }),
  })
  .openapi("Review");

export const documentCounts = z
  .object({
    statuses: z.array(z.object({ status, count: z.number().int() })),
    readinesses: z
      .array(z.object({ readiness: z.enum(readinesses), count: z.number().int() }))
      .openapi({ description: "Of the documents waiting for approval." }),
    orderOutcomes: z
      .array(z.object({ orderOutcome: z.enum(orderOutcomes), count: z.number().int() }))
      .openapi({ description: "Of the documents that name a purchase order." }),
  })
  .openapi("DocumentCounts");

export const resultsBody = z
  .array(
    resultBody.extend({
      documentId: z.string().max(64),
      ...resultQuery.shape,
      force: z.boolean().optional().openapi({ description: forceText }),
    }),
  )
  .min(1)
  .max(50)
  .openapi("CorrectionsOfMany");

export const savedMany = z
  .object({
    items: z.array(
      z.object({
        documentId: z.string(),
        outcome: z.enum(["done", "conflict", "not-found", "invalid"]),
        problem: z.string().nullable(),
        revision: z.number().int().nullable(),
        concerns,
      }),
    ),
  })
  .openapi("SavedCorrectionsOfMany");

export const saved = z
  .object({
    changed: z.number().int(),
    status,
    revision: z.number().int(),
    placed: z
      .array(
        z.object({
          field: z.string(),
          page: z.number().int().nullable().openapi({ description: "Null: it is not on any page." }),
          others: z.number().int().openapi({ description: "Other positions with the same value." }),
        }),
      )
      .openapi({ description: "Where typed values were located on the pages." }),
    waiting: z
      .number()
      .int()
      .openapi({ description: "Documents with the same layout that are rescored because of this." }),
  })
  .openapi("SavedCorrections");

/** The outcome of a replay. */
export const replaySchema = z.object(replayReport.shape).openapi("Replay");

/** How far a replay is that is not answered at once. */
export const replayJobSchema = z
  .object({
    state: z.enum(replayStates),
    problem: z.string().nullable(),
    requestedAt: z.string(),
    endedAt: z.string().nullable(),
    report: replaySchema.nullable().openapi({ description: "Present when `state` is `done`." }),
  })
  .openapi("ReplayState");
