import type { DocumentKind } from "@fieldwise/engine/results";
import { z } from "zod";
import { cleanFileName } from "../documents/clean-file-name";
import { isCountryCode } from "../tenants/countries";

/** The kinds of documents that the product reads, as a visitor chooses among them. */
export const triedKinds = [
  "invoice",
  "receipt",
  "credit_note",
  "purchase_order",
  "bank_statement",
  "energy_bill",
] as const satisfies readonly DocumentKind[];

export const startVisitInput = z.object({
  fileName: z.string().transform(cleanFileName),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, "error.invalid"),
  kind: z.enum(triedKinds).catch("invoice"),
  country: z
    .string()
    .transform((code) => code.toUpperCase())
    .transform((code) => (isCountryCode(code) ? code : "US")),
});

export const openVisitInput = z.object({ visitId: z.string().max(64), token: z.string().max(64) });
