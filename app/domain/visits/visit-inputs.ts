import { z } from "zod";
import { cleanFileName } from "../documents/clean-file-name";
import { isCountryCode } from "../tenants/countries";
import { trialDocumentKinds } from "./trial-document-kinds";

export const startVisitInput = z.object({
  fileName: z.string().transform(cleanFileName),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, "error.invalid"),
  kind: z.enum(trialDocumentKinds).catch("invoice"),
  country: z
    .string()
    .transform((code) => code.toUpperCase())
    .transform((code) => (isCountryCode(code) ? code : "US")),
});

export const openVisitInput = z.object({ visitId: z.string().max(64), token: z.string().max(64) });
