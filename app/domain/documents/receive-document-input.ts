import { z } from "zod";
import { arrivalSources } from "../intake/arrival-source";
import { cleanFileName } from "./clean-file-name";
import { documentPurposes } from "./document-purpose";

/**
 * A file that came in through one of the doors. `sourceKey` is what tells a repetition from a new document, `zipFileId`
 * the ZIP file it was in, `purpose` what it is here for unless for work.
 */
export const receiveDocumentInput = z.object({
  modelId: z.string().min(1).max(64),
  fileName: z.string().transform(cleanFileName),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, "error.invalid"),
  source: z.enum(arrivalSources),
  sourceKey: z.string().min(1).max(1_000).optional(),
  zipFileId: z.string().min(1).max(64).optional(),
  purpose: z.enum(documentPurposes).optional(),
});
