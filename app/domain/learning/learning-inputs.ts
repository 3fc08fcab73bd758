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

/**
 * The waiting documents of a model that are to be scored again because it uses another version now (`versionId`, null for
 * the base model): those before position `before`, all for null.
 */
export const rescoreModelInput = z.object({
  modelId: z.string().min(1).max(64),
  versionId: z.string().min(1).max(64).nullable(),
  before: z.number().int().min(0).nullable(),
});

/** A message of the intake queue that asks for it. */
export const rescoreModelMessage = rescoreModelInput.extend({ tenantId: z.string().min(1).max(64) });
