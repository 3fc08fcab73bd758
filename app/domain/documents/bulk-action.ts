import { z } from "zod";

/** What can be done to many documents at once, however many a filter finds. */
export const bulkActionNames = [
  "approve",
  "take-back",
  "reprocess",
  "submit",
  "release",
  "send-to-erp",
  "send",
  "delete",
] as const;

export type BulkActionName = (typeof bulkActionNames)[number];

/** How many documents one call may name; what a page of a list holds at most. */
export const maxDocumentsPerCall = 200;

/** Documents that one action on a whole list may touch at most. */
export const maxInBulk = 10_000;

/** Documents of a turn: deleting one takes several statements and files. */
export const bulkBatchSizeOf = (action: BulkActionName): number =>
  action === "delete" ? 50 : maxDocumentsPerCall;

/** How far an action on a whole list is. `total` is how many documents the list held when it was asked for. */
export type BulkProgress = {
  id: string;
  action: BulkActionName;
  total: number;
  done: number;
  conflicts: number;
  status: "running" | "done" | "error";
};

/** The next turn of an action on a whole list. */
export const bulkActionRun = z.object({ bulkActionId: z.string().min(1).max(64) });
