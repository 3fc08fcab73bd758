import { z } from "zod";

const id = z.string().min(1).max(64);

/** One document. With `modelId` it must also be of this model, as the API's paths say. */
export const documentIdInput = z.object({ documentId: id, modelId: id.optional() });

/** With `ready` the queue of documents that are ready and wait for approval, else of those to review. */
export const reviewQueueInput = documentIdInput.extend({ ready: z.boolean().default(false) });

export const pageWordsInput = documentIdInput.extend({ page: z.number().int().min(1) });

/** How many rows a document may have. */
const mostRows = 50_000;

const rowNumber = z.number().int().min(0).max(mostRows);

/** A run of line items; `first` counts from 0. */
export const rowWindowInput = z.object({ first: rowNumber, count: rowNumber });

const words = z.array(z.number().int().min(0)).min(1).max(100);
const fraction = z.number().min(0).max(1);

/**
 * Where on the document a person pointed for a field: words of a page by their index, whose text becomes the value, or a
 * box drawn around what was typed.
 */
const clickInput = z
  .object({
    field: z.string().min(1).max(64),
    page: z.number().int().min(1),
    words: words.optional(),
    box: z.tuple([fraction, fraction, fraction, fraction]).optional(),
  })
  .refine((click) => click.words || click.box, "documents.error.click-nowhere");

const value = z.string().max(4_000, "documents.error.value-too-long");
const values = z.record(z.string().max(64), value);

/**
 * What a person changed. `revision` is the one they saw. `fields` holds header values by key; those left out stay.
 * `lineItems`, when given, are all rows that the document is to have: `line` is the row's index among the present ones, null for a
 * new row; cells left out stay. With `rows` they take the place of this run of the present rows alone, and all others stay;
 * a row's index is that among all rows nevertheless. `written` says whether numbers are canonical or as the culture writes them.
 */
export const saveCorrectionsInput = documentIdInput.extend({
  revision: z.number("documents.error.revision-missing").int(),
  fields: values.default({}),
  lineItems: z
    .array(z.object({ line: z.number().int().min(0).nullable().default(null), cells: values }))
    .max(mostRows, "documents.error.too-many-lines")
    .optional(),
  rows: rowWindowInput.optional(),
  clicked: z.array(clickInput).max(100).default([]),
  written: z.enum(["culture", "canonical"]).default("culture"),
});

export type CorrectionsInput = z.output<typeof saveCorrectionsInput>;

/** `takeOver` claims the document even if someone else holds it. */
export const claimInput = documentIdInput.extend({ takeOver: z.boolean().default(false) });

/** What someone writes about a document. */
export const commentInput = documentIdInput.extend({
  body: z.string().trim().min(1, "review.error.no-comment").max(2_000, "review.error.comment-too-long"),
});
