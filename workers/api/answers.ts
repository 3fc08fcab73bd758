import { z } from "@hono/zod-openapi";
import { concerns } from "./concern-schemas";

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
      .openapi({ description: "Which documents are not ready to be approved, and why (code `not-ready`)." }),
  })
  .openapi("Problem");

const descriptions = {
  400: "The request could not be read.",
  401: "There is no API key, or it is not valid.",
  403: "The key may not do this.",
  404: "There is no such thing in the key's organization.",
  409: "It contradicts what is there, or somebody was first.",
  413: "The body is larger than the call takes, or holds too much; a file may have 25 MB.",
  415: "The body is not of the type asked for.",
  422: "Something in the request is not right; `errors` says what.",
  503: "It cannot be done at the moment; `Retry-After` says when to come again. Nothing was done, or what was done is not done twice under the same `Idempotency-Key`.",
  429: "Too many requests; `Retry-After` says when to come again.",
} as const;

/** The refusals of a route for the OpenAPI document. 401, 403, 413, 422, 429 and 503 are everybody's: an id may be too long to be one. */
export const refusals = (...more: (keyof typeof descriptions)[]) =>
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
export const answer = <S extends z.ZodType>(description: string, schema: S) => ({
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
export const fileAnswer = (
  types: string | readonly string[],
  description = "The file.",
  schema: z.ZodType = binary,
) => ({ description, content: Object.fromEntries([types].flat().map((type) => [type, { schema }])) });

const bearer = [{ apiKey: [] }];

/** What the routes of a part of the API behind a key have in common. */
export const about = (tag: string) => ({ tags: [tag], security: bearer });
