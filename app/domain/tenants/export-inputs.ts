import { z } from "zod";

/** An export of a tenant, and the site that the mail about it links to. */
export const exportRequestInput = z.object({
  tenantId: z.string().max(64),
  exportId: z.string().max(64),
  origin: z.string().max(200),
});

export type ExportRequest = z.output<typeof exportRequestInput>;

export const startExportInput = z.object({ origin: z.string().max(200) });

/** One step of an export: writes the archive `number`, from where the one before has come (`after`). */
export const exportPartInput = exportRequestInput.extend({
  number: z.number().int().min(1),
  after: z.string().max(120),
});

export const exportFileInput = z.object({
  exportId: z.string().max(64),
  number: z.coerce.number().int().min(1),
});
