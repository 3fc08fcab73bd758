import { z } from "zod";
import { processingPage, processingRun } from "./processing-inputs";

const tenantId = z.string().min(1).max(64);

/** A message of the intake queue. */
export const processingMessage = processingRun.extend({ tenantId, afresh: z.boolean().optional() });

/** A message of the pages queue. */
export const pageMessage = processingPage.extend({ tenantId });
