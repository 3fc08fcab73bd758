import { z } from "@hono/zod-openapi";
import { accountDecisions } from "~/domain/suppliers/account-decision";
import { accountOutcomes, accountSigns } from "~/domain/suppliers/account-outcome";
import { supplierReasons } from "~/domain/suppliers/match-supplier";
import type { SupplierDetails } from "~/operations/suppliers/get";

export const supplierOfDocument = z
  .object({
    supplierId: z.string().nullable().openapi({ description: "Null: no supplier on file." }),
    name: z.string().nullable(),
    number: z.string().nullable(),
    reason: z.enum(supplierReasons).openapi({ description: "What it was recognized by, or why it was not." }),
    bankAccount: z.enum(accountOutcomes).openapi({
      description:
        "How the bank account on the document compares with those on file. `new-for-known` blocks the document.",
    }),
    text: z.string(),
    signs: z.array(z.object({ sign: z.enum(accountSigns), text: z.string() })),
    accounts: z.array(z.string()).openapi({ description: "Bank accounts on its pages." }),
    notOnFile: z.array(z.string()).openapi({ description: "Those that are not on file for the supplier." }),
    needsSecondPerson: z.boolean(),
    decision: z.enum(accountDecisions).nullable(),
    decidedOn: z.string().nullable().openapi({ description: "ISO 8601, UTC." }),
  })
  .nullable()
  .openapi("DocumentSupplier");

const id = (description: string) => z.string().max(64).openapi({ description });

export const supplierParams = z.object({ supplierId: id("The ID of the supplier.") });
export const accountParams = supplierParams.extend({ accountId: id("The ID of the bank account.") });

const texts = z.array(z.string());

const facts = {
  number: z.string(),
  name: z.string(),
  taxNumbers: texts,
  country: z.string().openapi({ description: "Two letters, or empty." }),
  currency: z.string().openapi({ description: "Three letters, or empty." }),
  orderRequired: z.boolean(),
};

export const listedSupplier = z
  .object({ supplierId: z.string(), ...facts, documents: z.number().int() })
  .openapi("ListedSupplier");

export const supplier = z
  .object({
    supplierId: z.string(),
    ...facts,
    otherNames: texts,
    email: z.string(),
    defaultAccount: z.string(),
    origin: z.enum(["document", "file", "person"]),
    accounts: z.array(
      z.object({
        accountId: z.string(),
        account: z.string().openapi({ description: "An IBAN, or scheme, bank and number." }),
        country: z.string(),
        origin: z.string(),
        addedOn: z.string().openapi({ description: "ISO 8601, UTC." }),
      }),
    ),
  })
  .openapi("Supplier");

/** A supplier as the API gives it. */
export const shownSupplier = (found: SupplierDetails): z.output<typeof supplier> => ({
  supplierId: found.id,
  number: found.number,
  name: found.name,
  taxNumbers: found.taxNumbers,
  country: found.country,
  currency: found.currency,
  orderRequired: found.orderRequired,
  otherNames: found.otherNames,
  email: found.email,
  defaultAccount: found.defaultAccount,
  origin: found.origin,
  accounts: found.accounts.map(({ id: accountId, key, country, origin, addedAt }) => ({
    accountId,
    account: key,
    country,
    origin,
    addedOn: addedAt.toISOString(),
  })),
});

export const supplierBody = z
  .object({
    name: z.string().openapi({ example: "Larkmoor Joinery Ltd" }),
    number: z.string().optional(),
    otherNames: texts.optional(),
    taxNumbers: texts.optional().openapi({ description: "Check digits are verified." }),
    country: z.string().optional().openapi({ example: "GB" }),
    currency: z.string().optional().openapi({ example: "GBP" }),
    email: z.string().optional(),
    defaultAccount: z.string().optional(),
    orderRequired: z.boolean().default(false),
  })
  .openapi("SupplierData");

export const accountBody = z
  .object({
    account: z.string().openapi({
      description: "An IBAN, or an account such as `BSB 062-000 12345678`.",
      example: "DE89370400440532013000",
    }),
  })
  .openapi("SupplierAccountData");

export const importBody = z
  .object({
    csv: z
      .string()
      .openapi({ description: "With headings; up to 1 MB and 5,000 rows.", example: "name\nLarkmoor Ltd\n" }),
    apply: z.boolean().optional(),
  })
  .openapi("SuppliersImportData");

export const imported = z
  .object({
    applied: z.boolean(),
    created: z.number().int(),
    changed: z.number().int(),
    rows: z.array(
      z.object({
        row: z.number().int(),
        name: z.string(),
        what: z.enum(["new", "changed"]),
        accounts: z.number().int().openapi({ description: "Number of bank accounts added." }),
      }),
    ),
    refused: z.array(z.object({ row: z.number().int(), message: z.string() })),
  })
  .openapi("SuppliersImport");
