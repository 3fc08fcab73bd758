import type { LineItem } from "@fieldwise/engine/results";
import { z } from "zod";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { eachPiece } from "../results/steps/load-rows";
import { loadDetails } from "./steps/load-details";

/** A document without line items at hand: `pieces` reads them, a run at a time. */
export type ChunkedDocument = { document: DocumentDetails; pieces(): AsyncGenerator<LineItem[]> };

/**
 * A document as `documents.get` gives it, but with its line items to be read piece by piece: all of a long table have no
 * room in memory. Throws AppError `not-found`.
 */
export const getChunkedDocument = defineOperation({
  name: "documents.get-in-pieces",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput.extend({ asFound: z.boolean().default(false) }),
  async run(context: TenantContext, asked): Promise<ChunkedDocument> {
    const { details, at, rows } = await loadDetails(context, asked);
    return { document: details, pieces: () => eachPiece(context.files, at, rows) };
  },
});
