import { z } from "zod";

/**
 * The waiting documents of a layout that are to be scored again after a correction of `documentId` brought its memory to
 * `revision`. `waiting` holds them all, the first `checked` of them are done.
 */
export const rescoreInput = z.object({
  documentId: z.string().min(1).max(64),
  memoryId: z.string().min(1).max(64),
  revision: z.number().int().min(1),
  waiting: z.array(z.string().min(1).max(64)).max(500),
  checked: z.number().int().min(0).default(0),
});

/** A message of the intake queue that asks for it. */
export const rescoreMessage = rescoreInput.extend({ tenantId: z.string().min(1).max(64) });
