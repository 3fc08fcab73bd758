import { z } from "zod";
import { documentIdInput } from "../documents/document-inputs";
import { eInvoiceFormats, eInvoiceProfiles } from "./e-invoice";
import { partyDetailsInput } from "./party-details-input";

const profile = z.enum(eInvoiceProfiles, "einvoice.error.profile");

/** Which document as which e-invoice. */
export const eInvoiceInput = documentIdInput.extend({ profile: profile.default("en16931") });

export const eInvoiceFileInput = eInvoiceInput.extend({
  format: z.enum(eInvoiceFormats, "einvoice.error.format").default("ubl"),
});

const partyName = z.string().trim().max(300, "einvoice.error.too-long").default("");

/** What is said of a party, at the revision that the person saw; 0 when nothing is known of it yet. */
export const savePartyInput = z
  .object({
    name: partyName,
    taxNumber: partyName,
    details: partyDetailsInput,
    revision: z.number().int().min(0).default(0),
  })
  .refine(({ name, taxNumber }) => name !== "" || taxNumber !== "", {
    path: ["name"],
    message: "einvoice.error.nobody",
  });

export const partyKeyInput = z.object({ partyKey: z.string().min(1).max(130) });

export const partyPageInput = z.object({
  after: z.string().max(130).default(""),
  limit: z.number().int().min(1).max(200).default(50),
});

export const eInvoiceModelInput = z.object({ modelId: z.string().min(1).max(64) });

/** What releases of a model bring along: null for no e-invoice. */
export const eInvoiceSettingsInput = eInvoiceModelInput.extend({
  profile: profile.nullable(),
  withPdf: z.boolean().default(false),
});
