import { z } from "zod";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { documentIdInput, rowWindowInput } from "~/domain/documents/document-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { loadRows } from "../results/steps/load-rows";
import { loadDetails } from "./steps/load-details";

const getDocumentInput = documentIdInput.extend({
  asFound: z.boolean().default(false),
  rows: rowWindowInput.optional(),
});

/**
 * A document with its pages, the values found for every field of its model and why, its line items and corrections. With
 * `asFound` its values are those that the machine found, whatever people made of them. With `rows` it has only a run of its
 * line items at hand.
 * Throws AppError `not-found` when the tenant, or the model named, has no such document.
 */
export const getDocument = defineOperation({
  name: "documents.get",
  permission: "TenantModel.ViewDocument",
  input: getDocumentInput,
  async run(context: TenantContext, asked): Promise<DocumentDetails> {
    const { details, at, rows, window } = await loadDetails(context, asked);
    return { ...details, lineItems: await loadRows(context.files, at, rows, window) };
  },
});
