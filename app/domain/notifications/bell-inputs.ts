import { z } from "zod";

const lineId = z.string().min(1).max(200);

/** A page of the bell's lines; `before` is the last of the page before. */
export const bellPageInput = z.object({
  before: lineId.optional(),
  size: z.coerce.number().int().min(1).max(100).default(30),
});

export const bellLineInput = z.object({ lineId });

/** Everything up to this line is read. */
export const readBellInput = z.object({ upTo: lineId });
