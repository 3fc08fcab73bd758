import { z } from "@hono/zod-openapi";
import { concerns } from "./concern-schemas";
import { eInvoiceProblem } from "./e-invoice-schemas";

const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string(),
    errors: z
      .array(z.object({ field: z.string(), pointer: z.string(), detail: z.string(), code: z.string() }))
      .optional(),
    documents: z
      .array(z.object({ documentId: z.string(), concerns }).openapi("UnreadyDocument"))
      .optional()
      .openapi({ description: "The documents that are not ready for approval, and why (code `not-ready`)." }),
    rules: z
      .array(eInvoiceProblem)
      .optional()
      .openapi({ description: "The rules that the document breaks as an e-invoice." }),
  })
  .openapi("Problem");

const descriptions = {
  400: "The request could not be read.",
  401: "The API key is missing or not valid.",
  403: "The key does not have the permission.",
  404: "Not found in the key's organization.",
  409: "Conflict with the current state, or with another request.",
  413: "The body is too large or has too many values; a file may have at most 25 MB.",
  415: "The body does not have the required content type.",
  422: "Some values are not valid; see `errors`.",
  503: "Temporarily unavailable; `Retry-After` says when to try again. Nothing was done, or repeating it with the same `Idempotency-Key` does not do it twice.",
  429: "Too many requests; `Retry-After` says when to try again.",
} as const;

/**
 * The refusals of a route for the OpenAPI document. 401, 403, 413, 422, 429 and 503 are everyone's: an id may be too
 * long to be one.
 */
export const errorResponses = (...more: (keyof typeof descriptions)[]) =>
  Object.fromEntries(
    [...new Set([401, 403, 413, 422, ...more, 429, 503])].map((status) => [
      status,
      {
        description: descriptions[status as keyof typeof descriptions],
        content: { "application/problem+json": { schema: problem } },
      },
    ]),
  );

/** The answer of a route for the OpenAPI document. */
export const jsonResponse = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: { "application/json": { schema } },
});

/** A body of JSON that a route takes. */
export const bodyOf = <S extends z.ZodType>(schema: S) => ({
  required: true,
  content: { "application/json": { schema } },
});

const binary: z.ZodType = z.string().openapi({ format: "binary" });

/** A file that a route answers with, of one of these types; `schema` says what is in it. */
export const downloadResponse = (
  types: string | readonly string[],
  description = "The file.",
  schema: z.ZodType = binary,
) => ({ description, content: Object.fromEntries([types].flat().map((type) => [type, { schema }])) });

const tableRows: z.ZodType = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** A table that a route answers with as CSV, XLSX, or JSON with an object for each row. */
export const tableResponse: ReturnType<typeof downloadResponse> = {
  description: "The table, streamed.",
  content: {
    ...downloadResponse(["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"])
      .content,
    "application/json": { schema: tableRows },
  },
};

const bearer = [{ apiKey: [] }];

/** What the routes of a part of the API behind a key have in common. */
export const routeDefaults = (tag: string) => ({ tags: [tag], security: bearer });
