import { z } from "zod";
import { storedKind } from "../stored/stored-kind";
import { type DocumentStatus, documentStatuses, isSettled } from "./status";

/** How long a deleted document can be restored, in days. */
export const trashDays = 30;

const day = 24 * 60 * 60 * 1000;

/** When a document that is deleted now is erased. */
export const eraseTime = (now: Date): Date => new Date(now.getTime() + trashDays * day);

/** A row as the database had it: values by column. */
export type TrashedRow = Record<string, string | number | null>;

/** The rows of a deleted document that restoring puts back. */
export type TrashedRows = Record<
  "pages" | "results" | "corrections" | "comments" | "layoutKeys" | "sketches",
  TrashedRow[]
> & { document: TrashedRow };

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const rows = z.array(row);

export const trashedRowsKind = storedKind<TrashedRows>(
  "a document in the trash",
  z.looseObject({
    document: row,
    pages: rows,
    results: rows,
    corrections: rows,
    comments: rows,
    layoutKeys: rows,
    sketches: rows,
  }),
);

/**
 * The status that a document has when it is restored. An approval has to be given again, and so has a submission for training:
 * both led to things that went with the document.
 */
export function statusRestored({ document, results }: TrashedRows): DocumentStatus {
  const status = statusOf(document.status) ?? "error";
  const approvedFrom = statusOf(document.approved_from);
  if (isSettled(status))
    return approvedFrom === "success" || approvedFrom === "failed" ? approvedFrom : "userEdited";
  if (status === "submitted" || status === "trained") return "userEdited";
  if (status === "split") return results.length > 0 ? "failed" : "error";
  return status;
}

const statusOf = (value: unknown) => documentStatuses.find((status) => status === value);

/** A document's own row as it is restored: with its status, and without traces of its approval. */
export const rowRestored = (rows: TrashedRows, now: Date): TrashedRow => ({
  ...rows.document,
  status: statusRestored(rows),
  ...(rows.document.status === "split" && { problem: "documents.problem.was-split" }),
  progress_at: now.getTime(),
  concerns: null,
  is_submitted: 0,
  approved_at: null,
  approved_from: null,
  approval_id: null,
  approved_unseen: null,
  released_at: null,
  waiting_since: null,
});

const id = z.string().min(1).max(64);

/** A document in a model's trash. */
export const trashedInput = z.object({ modelId: id, documentId: id });

/** Documents of a page of the trash. */
const mostTrashed = 100;

export const listTrashInput = z.object({
  modelId: id,
  size: z.number().int().min(1).max(mostTrashed).default(50),
  cursor: z.string().max(500).optional(),
});
