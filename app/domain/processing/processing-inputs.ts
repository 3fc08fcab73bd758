import { z } from "zod";

const documentId = z.string().min(1).max(64);
const attempt = z.number().int().min(1);
const page = z.number().int().min(1);
const milliseconds = z.number().min(0);

/** One run over a document: every step of processing names it. */
export const processingRun = z.object({ documentId, attempt });

/** One page of a run. */
export const processingPage = processingRun.extend({ page });

/** `askAgain` sends the requests for the pages that are left once more. */
export const awaitPagesInput = processingRun.extend({ askAgain: z.boolean() });

/** What is known of the run's times so far: the stages in milliseconds, and when reading ended (Unix time, ms). */
export const extractDocumentInput = processingRun.extend({
  wait: milliseconds,
  read: milliseconds,
  readAt: z.number(),
});

/** `problem` is the translation key of the sentence that tells a person why. */
export const failDocumentInput = processingRun.extend({ problem: z.string().min(1).max(100) });

export const failPageInput = processingPage.extend({ problem: z.string().min(1).max(100) });

/** The widths in pixels that the viewer may ask for; few, because each one is kept. */
const viewWidths = [320, 1240, 1860] as const;
export type ViewWidth = (typeof viewWidths)[number];

/** The attempt is 0 for the first page of a file that has no model yet. */
export const showPageInput = processingPage.extend({
  attempt: z.number().int().min(0),
  width: z.number().refine((width) => viewWidths.some((allowed) => allowed === width), "error.invalid"),
});

const fraction = z.number().min(0).max(1);

/** A part of a page: left, top, right and bottom as fractions of the page. */
export const showPartInput = processingPage.extend({
  frame: z
    .tuple([fraction, fraction, fraction, fraction])
    .refine(([left, top, right, bottom]) => left < right && top < bottom, "error.invalid"),
});

/** `everything` re-drives all that is unfinished at once, for a start after which no queue message survives. */
export const sweepInput = z.object({ everything: z.boolean().default(false) });
