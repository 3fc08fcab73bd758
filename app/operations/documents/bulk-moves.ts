import type { BulkActionName } from "~/domain/documents/bulk-action";
import { reprocessDocuments } from "../processing/reprocess-documents";
import { approveDocuments } from "./approve-documents";
import { submitDocuments } from "./submit-documents";

/** The operation behind each action on many documents; it checks the actor's permission. */
export const bulkMoves = {
  approve: approveDocuments,
  reprocess: reprocessDocuments,
  submit: submitDocuments,
} as const satisfies Record<BulkActionName, unknown>;
