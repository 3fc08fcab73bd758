import { z } from "@hono/zod-openapi";
import { accountDecisions } from "~/domain/suppliers/account-decision";
import { accountOutcomes, accountSigns } from "~/domain/suppliers/account-outcome";
import { supplierReasons } from "~/domain/suppliers/match-supplier";

export const supplierOfDocument = z
  .object({
    supplierId: z.string().nullable().openapi({ description: "Null: nobody on file." }),
    name: z.string().nullable(),
    number: z.string().nullable(),
    reason: z.enum(supplierReasons).openapi({ description: "What it was recognized by, or why it was not." }),
    bankAccount: z.enum(accountOutcomes).openapi({
      description:
        "How the bank account on the document stands to those on file. `new-for-known` blocks the document.",
    }),
    text: z.string(),
    signs: z.array(z.object({ sign: z.enum(accountSigns), text: z.string() })),
    accounts: z.array(z.string()).openapi({ description: "Bank accounts on its pages." }),
    notOnFile: z.array(z.string()).openapi({ description: "Those that are not on the supplier's file." }),
    needsSecondPerson: z.boolean(),
    decision: z.enum(accountDecisions).nullable(),
    decidedOn: z.string().nullable().openapi({ description: "ISO 8601, UTC." }),
  })
  .nullable()
  .openapi("DocumentSupplier");
