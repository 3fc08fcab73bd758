import { z } from "zod";

export const reprocessDocumentInput = z.object({ documentId: z.string().min(1).max(64) });
