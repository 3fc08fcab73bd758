import { z } from "zod";
import { confidenceInput } from "~/domain/documents/confidence-input";
import { documentListInput } from "~/domain/documents/document-list-inputs";
import type { ListedDocument } from "~/domain/documents/document-summary";
import { encodeCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { listDocuments } from "./list";

const { modelId, startDate, endDate, size, cursor } = documentListInput.shape;
const listByConfidenceInput = z.object({
  modelId,
  startDate,
  endDate,
  size,
  cursor,
  confidence: confidenceInput,
});

/** Stands before every document that has a confidence, and after those that have none. */
const beforeTheLowest = encodeCursor({ value: -1, position: 0, back: false });

/**
 * The documents of a model whose confidence is no higher than the one named (any, when none is), the lowest first; those
 * without a confidence are left out. Throws AppError `not-found`, and InvalidInput.
 */
export const listByConfidence = defineOperation({
  name: "documents.list-by-confidence",
  permission: "TenantModel.ViewDocument",
  input: listByConfidenceInput,
  async run(
    context: TenantContext,
    { confidence = 1, cursor: after = beforeTheLowest, ...asked },
  ): Promise<{ items: ListedDocument[]; nextCursor: string | null }> {
    const sorting = { sortField: "confidence", sortOrder: "asc", cursor: after } as const;
    const page = await listDocuments(context, { ...asked, ...sorting });
    const items = page.items.filter((item) => item.confidence !== null && item.confidence <= confidence);
    return { items, nextCursor: items.length < page.items.length ? null : page.nextCursor };
  },
});
