import { z } from "zod";
import { AppError } from "../errors/app-error";
import { InvalidInput } from "../errors/invalid-input";
import { placeOfJsonFlaw } from "./json-flaw";

/** A document's values by the names that exports give them, canonical; those that are not there are left out. */
export type NamedDocument = {
  documentId: string;
  fileName: string;
  fields: Record<string, string>;
  lines: Record<string, string>[];
};

/** Documents and line items that a file sent to be checked may have. */
const mostDocuments = 1_000;
const mostLines = 5_000;

const value = z
  .union([z.string(), z.number(), z.null(), z.object({ value: z.union([z.string(), z.number()]) })], {
    error: "validation.error.value",
  })
  .transform((found) => (found !== null && typeof found === "object" ? String(found.value) : found));
const values = z
  .record(z.string().max(200), value)
  .transform(
    (found): Record<string, string> =>
      Object.fromEntries(
        Object.entries(found).flatMap(([name, text]) => (text === null ? [] : [[name, String(text)]])),
      ),
  );

const document = z.object({
  documentId: z.string().max(200).default(""),
  fileName: z.string().max(500).default(""),
  fields: values,
  lineItems: z.array(values).max(mostLines).default([]),
});

const documents = z.array(document).max(mostDocuments);

/**
 * The documents of a JSON file as we export it: one or several. Values are written as `{ "value": … }`, or plain. Throws AppError
 * `invalid` with line and column where it is no JSON, and InvalidInput with the place of what is not as we write it.
 */
export function namedDocumentsIn(text: string): NamedDocument[] {
  const read = jsonOf(text);
  const parsed = documents.safeParse(Array.isArray(read) ? read : [read]);
  if (!parsed.success)
    throw new InvalidInput(
      parsed.error.issues.map(({ path, message, ...issue }) => ({
        ...issue,
        message,
        path: ["file", ...(Array.isArray(read) ? path : path.slice(1))],
      })),
    );
  return parsed.data.map(({ documentId, fileName, fields, lineItems }, index) => ({
    documentId: documentId || String(index + 1),
    fileName,
    fields,
    lines: lineItems,
  }));
}

function jsonOf(text: string): unknown {
  const source = text.replace(/^\ufeff/, "");
  try {
    return JSON.parse(source);
  } catch (error) {
    const before = source.slice(0, placeOfJsonFlaw(source)).split("\n");
    throw new AppError("invalid", "validation.error.not-json", {
      field: "file",
      values: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
      cause: error,
    });
  }
}
