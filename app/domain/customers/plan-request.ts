import { z } from "zod";
import { emailField } from "../accounts/account-inputs";
import { isCountryCode } from "../tenants/countries";

/** How long it is kept that someone asked for plans, in days. */
export const planRequestDays = 365;

const id = z.string().min(1).max(64);

export const askForPlansInput = z.object({
  email: emailField,
  countryCode: z
    .string("form.required")
    .transform((code) => code.toUpperCase())
    .refine(isCountryCode, "form.required"),
  language: z.enum(["en", "es"]).default("en"),
});

export const planRequestsInput = z.object({
  before: id.optional(),
  size: z.number().int().min(1).max(100).default(50),
});

export const planRequestIdInput = z.object({ planRequestId: id });
