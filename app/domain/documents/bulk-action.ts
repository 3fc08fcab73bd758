import { z } from "zod";

/** What can be done to many documents at once, however many a filter finds. */
export const bulkActionNames = ["approve", "reprocess", "submit"] as const;

export type BulkActionName = (typeof bulkActionNames)[number];

/** Documents that one action on a whole list may touch at most. */
export const mostInBulk = 10_000;

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
