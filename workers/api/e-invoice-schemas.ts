import { z } from "@hono/zod-openapi";
import { eInvoiceFormats, eInvoiceProfiles } from "~/domain/e-invoice/e-invoice";
import { type PartyDetails, partyDetailNames } from "~/domain/e-invoice/party-details";

const profileText = "The rules: those of EN 16931 only, of the Peppol network, or of the German authorities.";

export const eInvoiceQuery = z.object({
  profile: z
    .string()
    .optional()
    .openapi({ description: `${profileText} One of: ${eInvoiceProfiles.join(", ")}.` }),
});

export const eInvoiceFileQuery = eInvoiceQuery.extend({
  format: z
    .string()
    .optional()
    .openapi({
      description: `One of: ${eInvoiceFormats.join(", ")}. \`pdf\` is the document itself with embedded CII.`,
    }),
});

export const eInvoiceProblem = z
  .object({
    rule: z
      .string()
      .openapi({ description: "As published; Fieldwise's own begin with FW.", example: "BR-11" }),
    businessTerms: z.array(z.string()).openapi({ example: ["BT-55"] }),
    line: z.number().int().nullable(),
    detail: z.string(),
    ask: z
      .object({ party: z.enum(["seller", "buyer"]), detail: z.enum(partyDetailNames) })
      .nullable()
      .openapi({ description: "The details of a party that would satisfy the rule." }),
  })
  .openapi("EInvoiceProblem");

const detailTexts: Partial<Record<keyof PartyDetails, string>> = {
  country: "ISO 3166-1, two letters.",
  vatId: "With the prefix of its country (BT-31, BT-48).",
  legalScheme: "ISO 6523.",
  endpointScheme: "From the EAS list, for example 0088, 9930 or EM.",
  zeroCategory: "Why there is no tax: Z, E, AE, K, G or O (UNTDID 5305).",
  unit: "UN/ECE recommendation 20.",
};

const partyDetails = z
  .object(
    Object.fromEntries(
      partyDetailNames.map((name) => [
        name,
        z
          .string()
          .optional()
          .openapi({ description: detailTexts[name] ?? "" }),
      ]),
    ) as Record<keyof PartyDetails, z.ZodOptional<z.ZodString>>,
  )
  .openapi("EInvoicePartyDetails");

const named = {
  name: z.string(),
  taxNumber: z.string(),
  revision: z.number().int().openapi({ description: "0: nothing is saved yet." }),
  details: partyDetails,
};

export const party = z
  .object({ partyKey: z.string(), ...named, updatedOn: z.string() })
  .openapi("EInvoiceParty");

export const partyBody = z
  .object({
    ...named,
    name: z.string().optional(),
    taxNumber: z.string().optional(),
    revision: z.number().int().optional(),
  })
  .openapi("EInvoicePartyData");

export const eInvoiceCheck = z
  .object({
    profile: z.enum(eInvoiceProfiles),
    approved: z.boolean().openapi({ description: "Only an approved document can become an e-invoice." }),
    ready: z.boolean().openapi({ description: "It is approved, and no rule fails." }),
    problems: z.array(eInvoiceProblem),
    seller: z.object({ partyKey: z.string().nullable(), ...named }),
    buyer: z.object({ partyKey: z.string().nullable(), ...named }),
  })
  .openapi("EInvoiceCheck");

export const eInvoiceSettings = z
  .object({
    profile: z
      .enum(eInvoiceProfiles)
      .nullable()
      .openapi({ description: "Null: releases include no e-invoice." }),
    withPdf: z.boolean().openapi({ description: "Also the document with embedded CII, if it is a PDF." }),
  })
  .openapi("EInvoiceSettings");
