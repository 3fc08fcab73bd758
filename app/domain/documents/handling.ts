import { z } from "zod";
import { dayInput } from "../listing/date-inputs";
import { decodeRowCursor } from "../listing/row-cursor";
import type { Somebody } from "./document-history";
import { documentIdInput } from "./document-inputs";
import { type DocumentStatus, mayMove } from "./status";

/** A day of the calendar of the document's model, as yyyy-mm-dd. */
type Day = string;

/** Whether people rejected, postponed or assigned a document; null where nobody did. */
export type DocumentHandling = {
  rejection: { reason: string; who: Somebody; at: Date } | null;
  /** Out of the review queue until the day begins. */
  postponement: { until: Day; who: Somebody } | null;
  assignment: { userId: string; name: Somebody; mine: boolean; by: Somebody; at: Date } | null;
};

/** A person who can be asked to look at a document. */
export type Assignee = { userId: string; name: string };

/** `revision` is the one the person saw; another one is a conflict. */
export const rejectInput = documentIdInput.extend({
  reason: z
    .string("review.handling.error.no-reason")
    .trim()
    .min(1, "review.handling.error.no-reason")
    .max(500, "review.handling.error.reason-too-long"),
  revision: z.number().int().optional(),
});

/** How many days ahead a document can be postponed. */
export const maxDaysAhead = 366;

export const postponeInput = documentIdInput.extend({
  until: dayInput("review.handling.error.no-day").refine(
    (day) => day !== null,
    "review.handling.error.no-day",
  ),
});

/** `userId` is null, or empty, for nobody. */
export const assignInput = documentIdInput.extend({
  userId: z
    .string()
    .max(64)
    .nullable()
    .transform((userId) => userId || null),
  /** Where the link of the mail leads. */
  site: z.string().max(300).default(""),
});

/** What `documents.list-assigned` can show. */
export const handledLists = ["mine", "postponed"] as const;
export type HandledList = (typeof handledLists)[number];

/** A page of such a list; `after` is where the page before ended. */
export const handledPageInput = z.object({
  list: z.enum(handledLists).default("mine"),
  after: z
    .string()
    .refine((text) => decodeRowCursor(text) !== null, "documents.error.not-a-cursor")
    .optional(),
  size: z.number().int().min(1).max(200).default(50),
});

/** Whether a document is still open: it can be postponed and assigned. */
export const isOpen = (status: DocumentStatus): boolean =>
  mayMove(status, "rejected") || status === "submitted" || status === "trained";
